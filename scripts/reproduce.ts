/**
 * `npm run reproduce`: builds what is committed or staged twice, in folders, time zones and languages that differ and without
 * caches, and compares the bytes.
 */
import {execFileSync} from 'child_process';
import {copyFileSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync} from 'fs';
import {tmpdir} from 'os';
import path from 'path';
import {differences, fingerprints} from '../deploy/fingerprint';

const ROOT = path.join(__dirname, '..');

/** In these two zones it is never the same day. */
const BUILDS = [
  {folder: 'one', env: {TZ: 'Pacific/Kiritimati', LANG: 'zh_CN.UTF-8', LC_ALL: 'zh_CN.UTF-8'}},
  {folder: 'another/deeper', env: {TZ: 'Etc/GMT+12', LANG: 'C', LC_ALL: 'C'}},
];

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // On another disk.
    copyFileSync(from, to);
  }
}

/** The installed packages without their caches. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory() && entry.name !== '.cache') linkPackages(source, target);
    else if (entry.isFile()) linkFile(source, target);
  }
}

function build(folder: string, env: Readonly<Record<string, string>>): string {
  mkdirSync(folder, {recursive: true});
  execFileSync('git', ['checkout-index', '--all', `--prefix=${folder}/`], {cwd: ROOT});
  linkPackages(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  execFileSync(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.js', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', ...env},
  });
  return path.join(folder, 'build');
}

const place = mkdtempSync(path.join(tmpdir(), 'reproduce-'));
try {
  const [one, other] = BUILDS.map(({folder, env}) => fingerprints(build(path.join(place, folder), env)));
  const different = differences(one, other);
  different.forEach((file) => console.error(`[reproduce] build/${file}: not the same in both builds. Find what it takes from time, folder or order.`));
  if (different.length > 0) process.exitCode = 1;
  else console.log(`${one.size} files, the same in both builds`);
} finally {
  if (process.exitCode === 1) console.error(`[reproduce] both are in ${place}`);
  else rmSync(place, {recursive: true, force: true});
}
