/**
 * Playwright's test function without its browser fixtures, which take ten milliseconds per test even if unused, and with Chinese words. To be
 * the first import of a test.
 */
import './chinese-words';

export {expect, _baseTest as test} from '@playwright/test';
