import {execFileSync, execSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** Programs of packages, for `runNode`. */
export const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.js';
export const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** Written by npm at the very end of an install; older than the lock file means another set of packages. */
const INSTALLED = path.join(PROJECT, 'node_modules', '.package-lock.json');

const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

const optionsOf = (env) => ({cwd: PROJECT, stdio: 'inherit', env: {...process.env, NO_UPDATE_NOTIFIER: '1', ...env}});

/** Runs a program in the project with its output shown. Throws when it fails. */
export function run(command, args, env = {}) {
  execFileSync(command, args, optionsOf(env));
}

/** Runs JavaScript of the project, or of a package: Windows has but shell scripts in node_modules/.bin. Throws when it fails. */
export const runNode = (args, env) => run(process.execPath, args, env);

/** Installs the locked packages where they are missing or stale. */
export function installPackages() {
  if (changedAt(INSTALLED) >= changedAt(path.join(PROJECT, 'package-lock.json'))) return;
  console.log('Installing packages …');
  // By a shell: npm is a shell script on Windows.
  execSync('npm ci --no-audit --no-fund', optionsOf());
}
