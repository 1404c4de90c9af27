import {existsSync, readdirSync} from 'node:fs';
import {chromium} from 'playwright';
import {PLAYWRIGHT, run, runNode} from './install.mjs';
import {onPath} from './on-path.mjs';

/** The headless shell first: without a window, a page takes a third of the time. */
const COMMANDS = ['chromium-headless-shell', 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/** Paths of Chrome and Edge on macOS and Windows, where they are not on PATH. */
const PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => [
      `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
      `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
    ]),
};

function playwrightBrowser() {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function systemBrowser() {
  return (
    (PLACES[process.platform] ?? []).find((file) => existsSync(file)) ??
    COMMANDS.map((command) => onPath(command)).find(Boolean)
  );
}

function installPlaywrightBrowser() {
  runNode([PLAYWRIGHT, 'install', '--with-deps', 'chromium']);
  return playwrightBrowser();
}

function installDebianBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
  return systemBrowser();
}

/** Functions that find a browser, in the order in which they are tried. */
const WAYS = [
  ['the browser that Playwright has installed', playwrightBrowser],
  ['a browser of the system', systemBrowser],
  ['a browser that Playwright installs now', installPlaywrightBrowser],
  ["Debian's chromium-headless-shell package", installDebianBrowser],
];

/**
 * Finds a Chromium for the tests and `npm run pdf`, or installs one.
 *
 * @returns path of its executable
 * @throws Error if none can be found or installed
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
  throw new Error(
    '[browser] no browser. Install Chrome or Chromium, or let `npx playwright install --with-deps chromium` succeed.',
  );
}

/** The other engines of the tests, by the environment variable for tests/playwright.config.ts, with possible paths and further requirements. */
const ENGINES = {
  FIREFOX_PATH: {
    name: 'Firefox',
    find: () => ['firefox-esr', 'firefox'].map((command) => onPath(command)).find(Boolean),
    packages: 'firefox-esr',
  },
  WEBKIT_PATH: {
    name: 'WebKit',
    find: () => ['WebKitWebDriver', 'xvfb-run'].every((command) => onPath(command)) && miniBrowser(),
    packages: 'webkit2gtk-driver xvfb xauth',
  },
};

/** WebKitGTK's MiniBrowser is not on PATH: it is beside its libraries, in a folder named after the processor and the version. */
function miniBrowser() {
  const libraries = '/usr/lib';
  const folders = readdirSync(libraries)
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => `${libraries}/${name}`);
  const versions = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.startsWith('webkit2gtk-'))
      .map((name) => `${folder}/${name}`),
  );
  return versions.map((folder) => `${folder}/MiniBrowser`).find((file) => existsSync(file));
}

/**
 * Finds Firefox and WebKit, and prints for each whether it was found or its tests are skipped.
 *
 * @returns the environment variables for those found, e.g. `{FIREFOX_PATH: '/usr/bin/firefox-esr'}`
 */
export function findEngines() {
  const found = Object.entries(ENGINES).map(([variable, {name, find, packages}]) => {
    const path = find();
    console.log(
      path ? `Browser: ${name}, ${path}` : `Browser: no ${name}, its tests are left out. Debian has it in ${packages}.`,
    );
    return [variable, path];
  });
  return Object.fromEntries(found.filter(([, path]) => path));
}
