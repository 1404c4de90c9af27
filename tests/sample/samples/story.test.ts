import {readFileSync} from 'fs';
import {request} from 'http';
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

/**
 * Sends a notification without the platform's signature.
 *
 * @returns the status; undefined while no server listens
 */
const forge = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const body = '{"eventType":"realname.succeeded"}';
    const headers = {'Content-Type': 'application/json', 'Content-Length': body.length, Connection: 'close'};
    request({port, host: '127.0.0.1', method: 'POST', path: '/notify', agent: false, headers})
      .once('error', () => resolve(undefined))
      .once('response', (answer) => resolve(answer.resume().statusCode))
      .end(body);
  });

async function tell(version: string, sample: Sample): Promise<Run> {
  const port = await freePort();
  const sandbox = await startSandbox(version, 'empty', `http://127.0.0.1:${port}/notify`);
  const runner = openRunner(sample.language, [sample]);
  const [run] = await Promise.all([
    runner.run(sample, {SANDBOX_URL: sandbox.url, PORT: String(port)}),
    expect.poll(() => forge(port), {timeout: MINUTES}).toBe(401),
  ]);
  runner.close();
  await sandbox.close();
  return run;
}

for (const version of versionNames) {
  const folder = folderOf(version);

  for (const {id, label, fileName} of LANGUAGES) {
    const lack = lacksToRun(id);

    test(`${version}, ${label}: the whole story prints what its page shows, and refuses a forged notification on the way ${lack}`, async () => {
      test.skip(lack !== '', lack);
      test.setTimeout(3 * MINUTES);
      const file = fileName(TOPIC);
      const run = await tell(version, {
        language: id,
        fileName: file,
        text: readFileSync(path.join(folder, file), 'utf8'),
      });
      const stdout = readFileSync(path.join(folder, 'output.txt'), 'utf8');
      expect(run).toEqual({stdout, stderr: '', exitCode: 0});
    });
  }
}
