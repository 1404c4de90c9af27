import {defineConfig} from '@playwright/test';
import suite from '../../playwright.config';

/**
 * `npm run axe`: every rule on every page in each mode at each width. Not a part of `npm test`, as it takes 25 minutes: that asks each
 * rule where elements, colours or sizes differ.
 */
export default defineConfig({
  ...suite,
  testDir: '.',
  outputDir: '../../test-results/axe',
  reporter: 'list',
  projects: [{name: 'axe', testMatch: '*.spec.ts'}],
});
