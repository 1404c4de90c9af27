import {execFileSync, execSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** Command-line program of a package, for `runNode`. */
export const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/**
 * The build command. Parsing a page creates more garbage than V8's initial young generation holds: without the first option, 2,000 pages
 * take a quarter longer. V8 lets the heap grow to three times the live memory: without the second one, they need 1.8 GB instead of 1.3 GB.
 */
const BUILD = [
  '--max-semi-space-size=64',
  '--heap-growing-percent=80',
  'node_modules/@docusaurus/core/bin/docusaurus.js',
  'build',
];

/** Written by npm at the end of an install; if it is older than the lock file, the installed packages are outdated. */
const INSTALLED = path.join(PROJECT, 'node_modules', '.package-lock.json');

const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

const optionsOf = (env) => ({cwd: PROJECT, stdio: 'inherit', env: {...process.env, NO_UPDATE_NOTIFIER: '1', ...env}});

/** Runs a program in the project with its output shown. Throws when it fails. */
export function run(command, args, env = {}) {
  execFileSync(command, args, optionsOf(env));
}

/** Runs JavaScript of the project or a package directly, as node_modules/.bin has only shell scripts on Windows. Throws when it fails. */
export const runNode = (args, env) => run(process.execPath, args, env);

/** Builds the site. Throws when the build fails. */
export const buildSite = (args = [], env = {}) => runNode([...BUILD, ...args], env);

/** Installs the locked packages if they are missing or outdated. */
export function installPackages() {
  if (changedAt(INSTALLED) >= changedAt(path.join(PROJECT, 'package-lock.json'))) return;
  console.log('Installing packages …');
  // In a shell, as npm is a shell script on Windows.
  execSync('npm ci --no-audit --no-fund', optionsOf());
}
