import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {routes} from '../fixtures/routes';

/** Pixels by which the page is wider than the screen. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.use({viewport: {width: 320, height: 740}});

for (const {path} of routes) {
  test(`${path} needs no scrolling sideways at 320 px, as on a desktop that is zoomed to 400 %`, async ({page}) => {
    await page.goto(path);
    expect(await overflow(page)).toBe(0);
  });
}

test('an element that is too wide is noticed', async ({page}) => {
  await page.goto('/');
  await page.getByRole('heading', {level: 1}).evaluate((heading) => heading.style.setProperty('width', '500px'));
  expect(await overflow(page)).toBeGreaterThan(0);
});
