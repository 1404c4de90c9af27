/**
 * `npm test`: installs what is missing, including a browser, builds once, and runs the tests of every page and all others that need no
 * further setup. Arguments are passed on to Playwright.
 */
import {buildSite, installPackages, PLAYWRIGHT, runNode} from './install.mjs';

installPackages();
// Imported here, as Playwright may only just have been installed.
const {findBrowser, findEngines} = await import('./browser.mjs');
const browsers = {BROWSER_PATH: findBrowser(), ...findEngines()};

buildSite();
runNode([PLAYWRIGHT, 'test', '--config', 'tests', ...process.argv.slice(2)], browsers);
