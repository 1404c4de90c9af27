/** `npm test`: installs what is missing, a browser too, builds once, and asks each page what a defect on it alone could break. Arguments go to Playwright. */
import {DOCUSAURUS, installPackages, PLAYWRIGHT, runNode} from './install.mjs';

installPackages();
// Playwright is among the packages that may just have come.
const {findBrowser, findEngines} = await import('./browser.mjs');
const browsers = {BROWSER_PATH: findBrowser(), ...findEngines()};

runNode([DOCUSAURUS, 'build']);
runNode([PLAYWRIGHT, 'test', ...process.argv.slice(2)], browsers);
