import {expect} from '@playwright/test';
import type {Page} from '@playwright/test';

/** Errors that a browser reports for a page. */
export function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({message}) => errors.push(message));
  return errors;
}

export async function openLive(page: Page, url: string): Promise<void> {
  await page.addInitScript(() =>
    // Not as a class, which react-helmet replaces by that of the page.
    document.addEventListener('hydrated', () => (document.documentElement.dataset.live = '')),
  );
  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
}
