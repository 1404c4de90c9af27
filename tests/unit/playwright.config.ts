import {defineConfig} from '@playwright/test';

/** `npm run test:unit`: what needs neither a build nor a browser nor a server. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/unit/artifacts',
  fullyParallel: true,
  workers: 2,
  reporter: [['dot'], ['html', {outputFolder: '../../test-results/unit/html', open: 'never'}]],
});
