import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {at} from '../../../src/data/site';
import {CHROMIUM_ONLY} from '../../checks/engines';
import {hydrated} from '../../checks/hydrated';
import {watchShifts} from '../../checks/layout-shifts';

const announcement = (page: Page) => page.getByText('本站接口内容为示例契约');

test('a new announcement shows after an old one was dismissed, and moves nothing', CHROMIUM_ONLY, async ({page}) => {
  await page.goto(at('/'));
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  const shifts = await watchShifts(page);
  await page.goto(at('/'));
  await hydrated(page);
  await expect(announcement(page)).toBeVisible();
  expect(await shifts()).toEqual([]);
});

test('the announcement leads to the paragraph that explains it', async ({page}) => {
  await page.goto(at('/blog/archive'));
  await page.getByRole('link', {name: '了解示例契约'}).click();
  await expect(page).toHaveURL(at('/docs/#sample-contract'));
  await expect(page.locator('[id="sample-contract"]')).toBeInViewport();
});
