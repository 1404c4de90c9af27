import {execFileSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';

/** Written by npm at the very end of an install; older than the lock file means another set of packages. */
const INSTALLED = 'node_modules/.package-lock.json';

const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** Runs a program in the project with its output shown. Throws when it fails. */
export function run(command, args, env = {}) {
  execFileSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', ...env},
  });
}

/** Installs the locked packages where they are missing or stale. */
export function installPackages() {
  if (changedAt(INSTALLED) >= changedAt('package-lock.json')) return;
  console.log('Installing packages …');
  run('npm', ['ci', '--no-audit', '--no-fund']);
}
