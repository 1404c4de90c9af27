import type {Locator, Page} from '@playwright/test';

/** By its address, as pages of several contracts may have one title. */
export const sidebarLink = (page: Page, {path}: {readonly path: string}): Locator =>
  page.getByRole('complementary').locator(`a[href="${path}"]`);
