import {expect, test} from './plain-test';
import {spawnSync} from 'child_process';
import path from 'path';

const ROOT = path.join(__dirname, '..', '..');

test('the ledger is not recorded without a build, and says what to run', () => {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', 'tools/record/main.ts', 'ledger'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: {...process.env, BUILD_FOLDER: 'no-such-folder'},
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^\[record\] \S.*no-such-folder: no such folder\. .* Run `npm run build` first\.\n$/);
});
