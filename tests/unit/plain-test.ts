/** Playwright's test function without its browser fixtures, which take ten milliseconds per test even if unused. */
export {expect, _baseTest as test} from '@playwright/test';
