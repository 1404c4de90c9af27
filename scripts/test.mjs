/** `npm test`: installs what is missing, a browser too, builds once, and asks each page what a defect on it alone could break. Arguments go to Playwright. */
import {DOCUSAURUS, installPackages, PLAYWRIGHT, runNode, startNode} from './install.mjs';

installPackages();
// Playwright is among the packages that may just have come.
const {findBrowser, findEngines} = await import('./browser.mjs');
const browsers = {BROWSER_PATH: findBrowser(), ...findEngines()};

await Promise.all([startNode(['--import', 'tsx', 'lint/main.ts']), startNode([DOCUSAURUS, 'build'])]);
runNode([PLAYWRIGHT, 'test', ...process.argv.slice(2)], browsers);
