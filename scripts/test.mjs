/** `npm test`: installs what is missing, a browser too, and runs every check. Arguments go to Playwright. */
import {installPackages, run} from './install.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
installPackages();
// Playwright is among the packages that may just have come.
const {findBrowser, findEngines} = await import('./browser.mjs');
const browsers = {BROWSER_PATH: findBrowser(), ...findEngines()};

run('npx', ['tsc', '--noEmit']);
run('npx', ['tsx', 'lint/main.ts']);
run('npx', ['docusaurus', 'build']);
run('npx', ['playwright', 'test', ...process.argv.slice(2)], browsers);
