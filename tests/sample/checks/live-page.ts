import {expect} from '@playwright/test';
import type {Page} from '@playwright/test';

export async function openLive(page: Page, url: string): Promise<void> {
  await page.addInitScript(() =>
    // Not as a class, which react-helmet replaces by that of the page.
    document.addEventListener('hydrated', () => (document.documentElement.dataset.live = '')),
  );
  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
}
