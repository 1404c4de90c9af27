import type {Locator, Page} from '@playwright/test';

/** The link to a page in the sidebar, found by its address, as pages of several contracts may have the same title. */
export const sidebarLink = (page: Page, {path}: {readonly path: string}): Locator =>
  page.getByRole('complementary').locator(`a[href="${path}"]`);

/** Clicks the link to a page in the sidebar by script, as the browser driver would scroll before a click. */
export const clickSidebar = (page: Page, {path}: {readonly path: string}): Promise<void> =>
  page.evaluate((link) => document.querySelector<HTMLAnchorElement>(link)?.click(), `aside a[href="${path}"]`);
