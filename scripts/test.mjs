/** `npm test`: installs what is missing, a browser too, and runs every check. Arguments go to Playwright, which then leaves out what `npm run portal` checks. */
import {DOCUSAURUS, installPackages, PLAYWRIGHT, runNode} from './install.mjs';

installPackages();
// Playwright is among the packages that may just have come.
const {findBrowser, findEngines} = await import('./browser.mjs');
const browsers = {BROWSER_PATH: findBrowser(), ...findEngines()};
const chosen = process.argv.slice(2);

runNode(['node_modules/typescript/bin/tsc', '--noEmit']);
runNode(['--import', 'tsx', 'lint/main.ts']);
runNode([DOCUSAURUS, 'build']);
runNode([PLAYWRIGHT, 'test', ...chosen], browsers);
if (chosen.length === 0) runNode([PLAYWRIGHT, 'test', '--config', 'tests/portal'], browsers);
