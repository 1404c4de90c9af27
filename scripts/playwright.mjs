/** `npm run screens`, `npm run axe`, `npm run portal`: runs the Playwright configuration of a folder against the build. Further arguments go to Playwright. */
import {findBrowser} from './browser.mjs';
import {PLAYWRIGHT, runNode} from './install.mjs';

const [folder, ...options] = process.argv.slice(2);
runNode([PLAYWRIGHT, 'test', '--config', folder, ...options], {BROWSER_PATH: findBrowser()});
