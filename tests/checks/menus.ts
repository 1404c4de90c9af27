import {expect} from '@playwright/test';
import type {Page} from '@playwright/test';
import {visit} from './hydrated';
import {press} from './press';
import {violations} from './violations';

/**
 * Opens the dropdown of versions on a wide screen, and the menu on a phone, and asks axe of each.
 *
 * @param link name of a link that the menu of this page has
 */
export async function expectMenusWithoutViolations(page: Page, path: string, link: string): Promise<void> {
  await visit(page, path);
  await press(page.getByRole('button', {name: /^文档版本/}));
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({width: 390, height: 844});
  await press(page.getByRole('button', {name: '打开导航菜单'}));
  await expect(page.getByRole('dialog').getByRole('link', {name: link})).toBeVisible();
  expect(await violations(page)).toEqual([]);
}
