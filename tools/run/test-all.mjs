/**
 * `npm run test:all`: the tests that `npm test` leaves out, part by part; `npm run test:all -- axe nginx` runs only these parts. Options
 * are passed on to the parts, e.g. `npm run test:all -- screens --update-snapshots`.
 */
import {existsSync} from 'node:fs';
import {findBrowser, findEngines} from './browser.mjs';
import {buildSite, installPackages, PLAYWRIGHT, runNode} from './install.mjs';
import {onPath} from './on-path.mjs';

const tests = (folder) => [PLAYWRIGHT, 'test', '--config', `tests/${folder}`];
const program = (file, ...args) => ['--import', 'tsx', file, ...args];

/** Arguments of Node for each part. */
const PARTS = {
  lint: program('tools/lint/main.ts'),
  long: tests('long'),
  reading: tests('reading'),
  nginx: tests('nginx'),
  portal: tests('portal'),
  samples: tests('samples'),
  // An adopted site has none, as they test the sample's downloads.
  clients: [...tests('clients'), '--pass-with-no-tests'],
  axe: tests('axe'),
};

/** Parts that run only when named: font rendering differs between machines, and plugins and Docusaurus 3 need many packages. */
const BY_NAME_ALONE = {
  screens: tests('screens'),
  plugins: tests('plugins'),
  docusaurus3: program('tests/docusaurus3/main.ts'),
};

/** Programs that a part needs; without them it is skipped. */
const NEEDS = {nginx: 'nginx', portal: 'nginx'};

const known = {...PARTS, ...BY_NAME_ALONE};
const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = chosen.filter((name) => !(name in known));
if (unknown.length > 0) {
  console.error(`[test:all] ${unknown.join(', ')}: no such part. Known: ${Object.keys(known).join(', ')}.`);
  process.exit(1);
}

installPackages();
const browsers = {BROWSER_PATH: findBrowser(), ...findEngines()};
if (!existsSync('build/index.html')) buildSite();

const failed = [];
for (const name of chosen.length > 0 ? chosen : Object.keys(PARTS)) {
  if (NEEDS[name] && !onPath(NEEDS[name])) {
    console.log(`Left out: ${name}, as there is no ${NEEDS[name]}.`);
    continue;
  }
  if (name === 'plugins' && !existsSync('tests/plugins')) {
    console.log('Left out: plugins, as an adopted site has no tests of them.');
    continue;
  }
  console.log(`\n${name}`);
  const start = Date.now();
  try {
    runNode([...known[name], ...options], browsers);
  } catch {
    failed.push(name);
  }
  console.log(`${name}: ${failed.includes(name) ? 'failed' : 'passed'}, ${Math.round((Date.now() - start) / 1000)} s`);
}
if (failed.length > 0) {
  console.error(`[test:all] failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
