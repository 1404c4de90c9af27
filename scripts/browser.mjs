import {existsSync} from 'node:fs';
import {chromium} from 'playwright';
import {run} from './install.mjs';
import {onPath} from './on-path.mjs';

const COMMANDS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/** Where macOS and Windows have Chrome and Edge: not on PATH. */
const PLACES = {
  darwin: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
  win32: [process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => [`${folder}\\Google\\Chrome\\Application\\chrome.exe`, `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`]),
};

function playwrightBrowser() {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function systemBrowser() {
  return (PLACES[process.platform] ?? []).find((file) => existsSync(file)) ?? COMMANDS.map((command) => onPath(command)).find(Boolean);
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
