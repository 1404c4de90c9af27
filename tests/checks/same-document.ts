import type {Page} from '@playwright/test';

/** Marks the document; client-side navigation keeps the mark, a load does not. */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, {sameDocument: true}));

/** Whether the page is still the marked document. */
export const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
