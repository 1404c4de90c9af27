import path from 'path';
import {defineConfig} from '@playwright/test';
import type {PlaywrightTestConfig} from '@playwright/test';
import suite from '../../playwright.config';

const server = suite.webServer as Exclude<PlaywrightTestConfig['webServer'], undefined | readonly unknown[]>;

/**
 * `npm run axe`: every rule on every page in each mode at each width. Not a part of `npm test`, as it takes 25 minutes: that asks each
 * rule where elements, colours or sizes differ.
 */
export default defineConfig({
  ...suite,
  webServer: {...server, cwd: path.join(__dirname, '..', '..')},
  testDir: '.',
  outputDir: '../../test-results/axe',
  reporter: 'list',
  projects: [{name: 'axe', testMatch: '*.spec.ts'}],
});
