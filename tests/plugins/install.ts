import {execSync} from 'child_process';
import {existsSync, statSync} from 'fs';
import path from 'path';

const PACKAGES = path.join(__dirname, 'packages');

const changedAt = (file: string): number => {
  const place = path.join(PACKAGES, file);
  return existsSync(place) ? statSync(place).mtimeMs : 0;
};

/** Installs the packages of packages/ where they are missing or outdated; React and others are those of the site. */
export default function install(): void {
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return;
  // In a shell, as npm is a shell script on Windows.
  execSync('npm ci --ignore-scripts --omit=peer --legacy-peer-deps --no-audit --no-fund', {
    cwd: PACKAGES,
    stdio: 'inherit',
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
  });
}
