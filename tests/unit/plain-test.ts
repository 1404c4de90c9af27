/** Tests without Playwright's fixtures: those of browsers take ten milliseconds of each test, also where it uses none. */
export {expect, _baseTest as test} from '@playwright/test';
