import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {guide, older, reference} from '../fixtures/places';

// Playwright's own option has no effect in Firefox.
test.use({
  launchOptions: async ({launchOptions}, use) =>
    use({...launchOptions, firefoxUserPrefs: {'javascript.enabled': false}}),
});

const title = (page: Page) => page.locator('h1').textContent();

/** Follows a link by its address: Playwright's click waits for timers of the page, which do not run without JavaScript. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto((await page.locator(link).first().getAttribute('href')) ?? '');
}

test('a page can be read, and its links work', async ({page}) => {
  await page.goto(reference.path);
  expect(await page.locator('html').getAttribute('data-scripted')).toBeNull();
  expect(await title(page)).toBe(reference.title);
  await follow(page, `aside a[href="${guide.path}"]`);
  expect(await title(page)).toBe(guide.title);
  await follow(page, `a[data-version="${older.name}"]`);
  expect(new URL(page.url()).pathname).toBe(older.route);
});
