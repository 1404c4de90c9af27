/** Temporary files of tests and their programs are in one folder, which is removed when the run ends. */
import {chmodSync, mkdtempSync, rmSync} from 'fs';
import {tmpdir} from 'os';
import path from 'path';

/** The environment variable by which the process of the run tells its workers and servers the folder. */
const MADE = 'TESTS_TEMPORARY_FOLDER';

if (process.env[MADE] === undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'));
  // Some programs run as another user.
  chmodSync(folder, 0o1777);
  for (const name of [MADE, 'TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  process.once('exit', () => rmSync(folder, {recursive: true, force: true, maxRetries: 5}));
}
