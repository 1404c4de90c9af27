import {execSync} from 'child_process';
import {existsSync, statSync} from 'fs';
import path from 'path';

const changedAt = (file: string): number => {
  const place = path.join(__dirname, file);
  return existsSync(place) ? statSync(place).mtimeMs : 0;
};

/** Installs the packages of this folder where they are missing or outdated; TypeScript is that of the project. */
export default function install(): void {
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return;
  // In a shell, as npm is a shell script on Windows.
  execSync('npm ci --ignore-scripts --omit=peer --no-audit --no-fund', {
    cwd: __dirname,
    stdio: 'inherit',
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
  });
}
