/** `npm run screens`, `npm run axe`: runs the Playwright configuration of a folder against the build. Further arguments go to Playwright. */
import {findBrowser} from './browser.mjs';
import {run} from './install.mjs';

const [folder, ...options] = process.argv.slice(2);
run('npx', ['playwright', 'test', '--config', folder, ...options], {BROWSER_PATH: findBrowser()});
