import './environment';
import {defineConfig} from '@playwright/test';
import suite from '../../playwright.config';

const folder = process.env.BUILD_FOLDER;
const [, , nginx] = suite.projects ?? [];

/** `npm run portal`: builds the site for the base URL `/portal/`, asks it the core of the suite, and compares it with `build/`. */
export default defineConfig({
  ...suite,
  testDir: '..',
  outputDir: '../../test-results/portal/artifacts',
  reporter: 'list',
  projects: [
    {name: 'unit', testMatch: 'unit/{anchor-ledger,book,change-feed,links,markdown-pages}.test.ts'},
    {
      name: 'e2e',
      testMatch: 'e2e/{base-url-advice,chunk-failure,crash,frame,headers,page-content,route-change,routes,server,start-app,stored-choices,versions}.spec.ts',
    },
    {name: 'same-site', testMatch: 'portal/*.spec.ts'},
    {...nginx, testMatch: 'e2e/{headers,routes,server}.spec.ts'},
  ],
  webServer: {
    ...suite.webServer,
    command: `npx docusaurus build --out-dir ${folder} && npx tsx server/main.ts ${folder}`,
    timeout: 5 * 60_000,
  },
});
