import {expect} from '@playwright/test';
import type {Page} from '@playwright/test';
import {visit} from './hydrated';
import {violations} from './violations';

/**
 * Opens the version dropdown on a wide screen, and the menu on a phone, and runs axe on each.
 *
 * @param link name of a link in the menu of this page
 */
export async function expectMenusWithoutViolations(page: Page, path: string, link: string): Promise<void> {
  await visit(page, path);
  await page.getByRole('button', {name: /^文档版本/}).click();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({width: 390, height: 844});
  await page.getByRole('button', {name: '打开导航菜单'}).click();
  await expect(page.getByRole('dialog').getByRole('link', {name: link})).toBeVisible();
  expect(await violations(page)).toEqual([]);
}
