import type {Page} from '@playwright/test';

/**
 * Goes back by `history.back()`: in Firefox Playwright's `goBack` waits for a load event, which navigation within the app does not fire.
 */
export const goBack = (page: Page) => page.evaluate(() => history.back());

/** Goes forward in the same way. */
export const goForward = (page: Page) => page.evaluate(() => history.forward());
