/** `npm run screens`: compares the screens of the build with their pictures. Arguments go to Playwright. */
import {findBrowser} from './browser.mjs';
import {run} from './install.mjs';

run('npx', ['playwright', 'test', '--config', 'tests/screens', ...process.argv.slice(2)], {BROWSER_PATH: findBrowser()});
