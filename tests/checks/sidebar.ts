import type {Locator, Page} from '@playwright/test';

/** The link to a page in the sidebar, found by its address, as pages of several contracts may have the same title. */
export const sidebarLink = (page: Page, {path}: {readonly path: string}): Locator =>
  page.getByRole('complementary').locator(`a[href="${path}"]`);
