import {defineConfig} from '@playwright/test';
import '../temporary-folder';

/** `npm run test:unit`: tests that need no build, browser or server. */
export default defineConfig({
  testDir: '..',
  // Tests of the sample are removed with it, see tools/adopt.
  testMatch: '{unit,sample}/*.test.ts',
  outputDir: '../../test-results/unit/artifacts',
  // The tests of a file share the data that it reads.
  fullyParallel: false,
  workers: 2,
  reporter: [['dot'], ['html', {outputFolder: '../../test-results/unit/html', open: 'never'}]],
});
