import type {Page} from '@playwright/test';

/** Playwright's `goBack` waits in Firefox for a load event, which navigation within the app does not fire. */
export const goBack = (page: Page) => page.evaluate(() => history.back());

/** Goes forward without waiting for a load event. */
export const goForward = (page: Page) => page.evaluate(() => history.forward());
