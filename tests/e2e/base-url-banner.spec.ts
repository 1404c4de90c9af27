import {expect, test} from '@playwright/test';
import {START_SCRIPTS} from '../checks/faults';

const STYLES = /\/assets\/css\//;

for (const path of ['/', '/docs/dev/dev_1_4']) {
  test(`${path} says that it did not load properly when its scripts and styles are missing, above readable text`, async ({page}) => {
    await page.route(START_SCRIPTS, (route) => route.abort());
    await page.route(STYLES, (route) => route.abort());
    await page.goto(path);
    const banner = page.getByRole('alert');
    await expect(banner).toContainText('Your Docusaurus site did not load properly.');
    await expect(banner).toContainText('网站没有正确加载');
    await expect(banner).toContainText('Current configured baseUrl = / (default value)');
    await expect(banner).toContainText('We suggest trying baseUrl = /');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test(`${path} shows no banner on a good load`, async ({page}) => {
    await page.goto(path);
    await expect(page.locator('#base-url-banner')).toHaveCount(0);
  });
}

test('suggests the folder under which the site was really put', async ({page, baseURL}) => {
  await page.route('**/manual/**', async (route) => {
    const {pathname} = new URL(route.request().url());
    await route.fulfill({response: await route.fetch({url: baseURL + pathname.replace('/manual', '')})});
  });
  await page.route(START_SCRIPTS, (route) => route.abort());
  await page.goto('/manual/docs/dev/dev_1_4');
  await expect(page.getByRole('alert')).toContainText('We suggest trying baseUrl = /manual/');
  await page.unrouteAll({behavior: 'wait'});
});

test('shows no banner while a chunk is merely slow', async ({page}) => {
  await page.route(/\/assets\/js\/(?!main\.|runtime)/, () => {});
  await page.goto('/docs/', {waitUntil: 'domcontentloaded'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('#base-url-banner')).toHaveCount(0);
});
