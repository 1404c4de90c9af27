import type {Page} from '@playwright/test';

/** Goes back as a reader does. Playwright's own `goBack` waits in Firefox for a load that an entry of the app does not have. */
export const goBack = (page: Page) => page.evaluate(() => history.back());

/** Goes forward likewise. */
export const goForward = (page: Page) => page.evaluate(() => history.forward());
