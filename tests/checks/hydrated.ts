import type {Page} from '@playwright/test';

/** Waits until the controls run, which give each history entry a key. */
export async function controlsRun(page: Page): Promise<void> {
  await page.waitForFunction(() => history.state?.key !== undefined);
}

/** Makes the app start, once the controls run. */
export async function startApp(page: Page): Promise<void> {
  await controlsRun(page);
  await page.evaluate(() => document.dispatchEvent(new Event('app-wanted')));
}

/** Makes the app start and waits until it runs and prefetches chunks. */
export async function hydrated(page: Page): Promise<void> {
  await startApp(page);
  // Polls every few milliseconds; expect() polls up to a second apart.
  await page.locator('link[rel=prefetch]:not([as])').first().waitFor({state: 'attached', timeout: 15_000});
}

/** Opens a page and waits until the app runs. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
