import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {versionNames, versionNumber} from '../../../src/data/versions';
import {versionOf} from '../../../tools/sandbox/contract-set';
import {LANGUAGES} from '../../../contract/samples/languages';
import {freePort} from '../../fixtures/free-port';
import type {Sample} from '../../../tools/samples/files';
import {openRunner} from '../../../tools/samples/run';
import type {Run} from '../../../tools/samples/run';
import {startSandbox} from '../../../tools/samples/sandbox';
import {lacksToRun} from '../../../tools/samples/languages';

const ROOT = path.join(__dirname, '..', '..', '..');
const MINUTES = 60_000;
const TOPIC = 'story';

const folderOf = (version: string): string =>
  path.join(ROOT, versionOf(ROOT, versionNumber(version)).folder, '_samples', TOPIC);

async function tell(version: string, sample: Sample): Promise<Run> {
  const port = await freePort();
  const sandbox = await startSandbox(version, 'empty', `http://127.0.0.1:${port}/notify`);
  const runner = openRunner(sample.language, [sample]);
  const run = await runner.run(sample, {SANDBOX_URL: sandbox.url, PORT: String(port)});
  runner.close();
  await sandbox.close();
  return run;
}

for (const version of versionNames) {
  const folder = folderOf(version);

  for (const {id, label, fileName} of LANGUAGES) {
    const lack = lacksToRun(id);

    test(`${version}, ${label}: the whole story prints what its page shows ${lack}`, async () => {
      test.skip(lack !== '', lack);
      test.setTimeout(3 * MINUTES);
      const file = fileName(TOPIC);
      const run = await tell(version, {
        language: id,
        fileName: file,
        text: readFileSync(path.join(folder, file), 'utf8'),
      });
      expect(run).toEqual({stdout: readFileSync(path.join(folder, 'output.txt'), 'utf8'), stderr: '', exitCode: 0});
    });
  }
}
