import type {Locator, Page} from '@playwright/test';

/** The link of the sidebar to a page, by its address, as pages of several contracts may have one title. */
export const sidebarLink = (page: Page, {path}: {readonly path: string}): Locator =>
  page.getByRole('complementary').locator(`a[href="${path}"]`);
