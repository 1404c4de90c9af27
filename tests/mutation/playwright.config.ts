import {NODE_LEFT_OUT} from '../../playwright.config';
import {part} from '../part';

/** The tests that are run for faults. They start servers of their own, as that of `npm test` would not start with some faults. */
export default part(
  'mutation',
  [
    {name: 'tests', testMatch: '{unit,node}/*.test.ts', testIgnore: NODE_LEFT_OUT},
    {name: 'server', testMatch: 'e2e/{headers,hostile,server}.spec.ts'},
  ],
  {reporter: 'dot', timeout: 60_000, webServer: undefined},
);
