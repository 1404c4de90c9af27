import {expect} from '@playwright/test';
import type {Page} from '@playwright/test';

/** Waits until the page answers to clicks: links in view are prefetched by the hydrated page only. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
}

/** Opens a page and waits until it answers to clicks. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
