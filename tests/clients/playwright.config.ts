import {part} from '../part';

/** Uses the downloads as integrators do. */
export default part('clients', [{name: 'clients', testMatch: 'clients/*.test.ts', timeout: 120_000}], {
  globalSetup: require.resolve('./install'),
  webServer: undefined,
});
