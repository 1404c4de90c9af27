import type {Page} from '@playwright/test';

/** Marks the document: the mark survives route changes, not a load. */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, {sameDocument: true}));

/** Whether the page is still the document that was marked. */
export const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
