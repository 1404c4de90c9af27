import './environment';
import suite from '../playwright.config';
import {part} from '../part';

const folder = process.env.BUILD_FOLDER;

/** The site at `/portal/` compared with that at `/`, the server, and the scripts, which compose addresses. */
export default part(
  'portal',
  [
    {
      name: 'e2e',
      testMatch:
        '{long,reading}/{base-url-advice,chunk-failure,route-change,start-app,stored-choices,versions}.spec.ts',
    },
    {name: 'same-site', testMatch: 'portal/*.spec.ts'},
    {name: 'nginx', testMatch: 'e2e/routes.spec.ts', use: {server: 'nginx', ignoreHTTPSErrors: true}},
  ],
  {
    webServer: {
      ...suite.webServer,
      command: `npx docusaurus build --out-dir ${folder} && npx tsx deploy/serve/main.ts ${folder}`,
      timeout: 5 * 60_000,
    },
  },
);
