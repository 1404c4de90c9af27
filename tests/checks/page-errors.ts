import type {Page} from '@playwright/test';

/** Errors that a browser reports for a page. */
export function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({message}) => errors.push(message));
  return errors;
}
