import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from 'playwright';
import {run} from './install.mjs';

const SYSTEM_BROWSERS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function playwrightBrowser() {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function onPath(command) {
  try {
    return execFileSync('which', [command], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
  } catch {
    return undefined;
  }
}

function systemBrowser() {
  if (existsSync(MAC_CHROME)) return MAC_CHROME;
  return SYSTEM_BROWSERS.map(onPath).find(Boolean);
}

function installPlaywrightBrowser() {
  run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  return playwrightBrowser();
}

function installDebianBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {DEBIAN_FRONTEND: 'noninteractive'});
  return systemBrowser();
}

/** Ways to a browser, in the order in which they are tried. */
const WAYS = [
  ['the browser that Playwright has installed', playwrightBrowser],
  ['a browser of the system', systemBrowser],
  ['a browser that Playwright installs now', installPlaywrightBrowser],
  ["Debian's chromium package", installDebianBrowser],
];

/**
 * Finds a Chromium for the tests and `npm run pdf`, and installs one where there is none.
 *
 * @returns path of its executable
 * @throws when no way leads to one
 */
export function findBrowser() {
  for (const [name, find] of WAYS) {
    try {
      const path = find();
      if (path) {
        console.log(`Browser: ${name}, ${path}`);
        return path;
      }
    } catch (error) {
      console.log(`Browser: no success with ${name} (${error.message.split('\n')[0]})`);
    }
  }
  throw new Error('[browser] no browser. Install Chrome or Chromium, or let `npx playwright install --with-deps chromium` succeed.');
}
