import type {Page} from '@playwright/test';

/** Lets the app start: the reader's first move does. */
export async function startApp(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

/** Lets the app start and waits until it runs: only then are links in view prefetched. */
export async function hydrated(page: Page): Promise<void> {
  await startApp(page);
  // Looks every few milliseconds; expect() would look again after up to a second.
  await page.locator('link[rel=prefetch]:not([as])').first().waitFor({state: 'attached', timeout: 15_000});
}

/** Opens a page and waits until it answers to clicks. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
