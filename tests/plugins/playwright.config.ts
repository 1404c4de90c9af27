import {part} from '../part';

/** Plugins that people use, built, served and used in Chromium. */
export default part('plugins', [{name: 'plugins', testMatch: 'plugins/*.spec.ts', timeout: 5 * 60_000}], {
  globalSetup: require.resolve('./install'),
  webServer: undefined,
});
