/**
 * `npm run test:all -- reproduce`: builds the site twice without caches, in different folders, time zones and languages, and compares the
 * bytes.
 */
import {execFileSync} from 'child_process';
import {mkdtempSync, rmSync} from 'fs';
import {tmpdir} from 'os';
import path from 'path';
import {differences, fingerprints} from '../../deploy/release/fingerprint';
import {copyWithPackages} from '../fixtures/site-copy';

/** The dates in these two zones always differ. */
const BUILDS = [
  {folder: 'one', env: {TZ: 'Pacific/Kiritimati', LANG: 'zh_CN.UTF-8', LC_ALL: 'zh_CN.UTF-8'}},
  {folder: "我的 文档 #1 100% it's/deeper", env: {TZ: 'Etc/GMT+12', LANG: 'C', LC_ALL: 'C'}},
];

function build(folder: string, env: Readonly<Record<string, string>>): string {
  copyWithPackages(folder);
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
  different.forEach((file) =>
    console.error(
      `[reproduce] build/${file}: not the same in both builds. Find what it takes from time, folder or order.`,
    ),
  );
  if (different.length > 0) process.exitCode = 1;
  else console.log(`${one.size} files, the same in both builds`);
} finally {
  if (process.exitCode === 1) console.error(`[reproduce] both are in ${place}`);
  else rmSync(place, {recursive: true, force: true});
}
