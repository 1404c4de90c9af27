import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';

// Playwright's own option has no effect in Firefox.
test.use({launchOptions: async ({launchOptions}, use) => use({...launchOptions, firefoxUserPrefs: {'javascript.enabled': false}})});

const title = (page: Page) => page.locator('h1').textContent();

/** Follows a link by its address: Playwright's click waits for timers of the page, which do not run without JavaScript. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto((await page.locator(link).first().getAttribute('href')) ?? '');
}

test('a page can be read, and its links work', async ({page}) => {
  await page.goto('/docs/dev/dev_1_2');
  expect(await page.locator('html').getAttribute('data-scripted')).toBeNull();
  expect(await title(page)).toBe('获取访问令牌');
  await follow(page, 'aside a:text-is("数据字典")');
  expect(await title(page)).toBe('数据字典');
  await follow(page, 'a[data-version="1.0"]');
  expect(new URL(page.url()).pathname).toBe('/docs/1.0/dev/dev_1_4');
});
