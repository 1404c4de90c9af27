/** Parts of the frame of every page, found as readers find them, in the language of the site. */
import type {Locator, Page} from '@playwright/test';
import {frame} from '../../contract/words';
import {docsLabel} from '../fixtures/places';

export const bar = (page: Page): Locator => page.getByRole('navigation', {name: frame.mainNavigation});

/** The link of the bar to the docs, in the reader's version. */
export const docsLink = (page: Page): Locator => bar(page).getByRole('link', {name: docsLabel, exact: true});

/** The button that opens the list of versions. */
export const versionsButton = (page: Page): Locator =>
  page.getByRole('button', {name: new RegExp(`^${frame.versions}`)});

export const darkMode = (page: Page): Locator => page.getByRole('switch', {name: frame.darkMode});

/** The button of a phone that opens the menu. */
export const menuButton = (page: Page): Locator => page.getByRole('button', {name: frame.openMenu});

/** The table of contents beside the text. */
export const contents = (page: Page): Locator => page.getByRole('navigation', {name: frame.contents});
