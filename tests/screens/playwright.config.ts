import {defineConfig} from '@playwright/test';
import suite from '../../playwright.config';

/**
 * `npm run screens`: compares what readers see with the pictures beside this file, `npm run screens -- --update-snapshots` takes
 * them anew. Not a part of `npm test`: fonts and browsers draw differently from machine to machine, so a picture is for eyes.
 */
export default defineConfig({
  ...suite,
  testDir: '.',
  outputDir: '../../test-results/screens',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: 'list',
  expect: {toHaveScreenshot: {maxDiffPixelRatio: 0.01}},
  projects: [{name: 'screens', testMatch: '*.spec.ts'}],
});
