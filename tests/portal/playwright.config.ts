import './environment';
import suite from '../../playwright.config';
import {part} from '../part';

const folder = process.env.BUILD_FOLDER;

/** Builds the site for the base URL `/portal/`, runs the core of the tests on it, and compares it with `build/`. */
export default part(
  'portal',
  [
    {name: 'node', testMatch: 'node/{anchor-ledger,book,change-feed,links,markdown-pages,pages,versions}.test.ts'},
    {
      name: 'e2e',
      testMatch:
        '{e2e,long,reading}/{base-url-advice,chunk-failure,crash,frame,headers,page-content,route-change,routes,server,start-app,stored-choices,versions}.spec.ts',
    },
    {name: 'same-site', testMatch: 'portal/*.spec.ts'},
    {name: 'nginx', testMatch: 'e2e/{headers,routes,server}.spec.ts', use: {server: 'nginx', ignoreHTTPSErrors: true}},
  ],
  {
    webServer: {
      ...suite.webServer,
      command: `npx docusaurus build --out-dir ${folder} && npx tsx deploy/serve/main.ts ${folder}`,
      timeout: 5 * 60_000,
    },
  },
);
