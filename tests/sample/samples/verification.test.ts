import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {LANGUAGES} from '../../../contract/samples/languages';
import {CURRENT_NUMBER, versionNames} from '../../../src/data/versions';
import {interfaceSamples} from '../../../tools/samples/files';
import {lacksToRun} from '../../../tools/samples/languages';
import {openRunner} from '../../../tools/samples/run';
import type {Run} from '../../../tools/samples/run';
import {startSandbox} from '../../../tools/samples/sandbox';
import {ANSWER, openRecordingPlatform} from '../../checks/recording-platform';
import {freePort} from '../../fixtures/free-port';
import {answeringFor} from '../checks/answering-for';
import {DEMANDS, platformHeaders} from '../checks/platform-answer';
import type {Demand} from '../checks/platform-answer';

const ROOT = path.join(__dirname, '..', '..', '..');
const MINUTES = 60_000;
const STORY = path.join(ROOT, 'docs', '_samples', 'story');

/** One interface for each form of call; the verification code is the same in all others. */
const WAYS = ['v3#issueToken', 'v1#createWorker', 'v1#listAccountFlows', 'v3#createTask'];
const samples = interfaceSamples(ROOT).filter(({id, version}) => version === CURRENT_NUMBER && WAYS.includes(id));

/** A program that makes one call cannot detect a repeated nonce. */
const OF_ONE_CALL = DEMANDS.filter((demand) => demand !== 'nonce');

/** The outcome in one word: a response that violates a requirement must stop the program, and not be printed. */
function outcomeOf({stdout, exitCode}: Run): string {
  if (exitCode === 0) return stdout === `${ANSWER}\n` ? 'used' : `printed ${stdout}`;
  return stdout === '' ? 'refused' : `ended with ${exitCode} after ${stdout}`;
}

for (const {id, label} of LANGUAGES) {
  const lack = lacksToRun(id);

  test(`${label}: the sample of an interface uses an answer only when all demands are met${lack && ` (${lack})`}`, async () => {
    test.skip(lack !== '', lack);
    const own = samples.filter(({language}) => language === id);
    expect(own).toHaveLength(WAYS.length);
    const runner = openRunner(id, own);
    const found: Record<string, string> = {};
    for (const [index, sample] of own.entries()) {
      // All violations for one form of call, and the valid response for each.
      for (const broken of [undefined, ...(index === 0 ? OF_ONE_CALL : [])]) {
        const platform = await openRecordingPlatform((body) => platformHeaders(body, broken));
        found[`${sample.id} ${broken ?? 'good'}`] = outcomeOf(await runner.run(sample, {SANDBOX_URL: platform.url}));
        await platform.close();
      }
    }
    runner.close();
    const expected = own.flatMap((sample, index) => [
      [`${sample.id} good`, 'used'],
      ...(index === 0 ? OF_ONE_CALL.map((demand) => [`${sample.id} ${demand}`, 'refused']) : []),
    ]);
    expect(found).toEqual(Object.fromEntries(expected));
  });

  test(`${label}: the story stops at an answer that does not meet a demand${lack && ` (${lack})`}`, async () => {
    test.skip(lack !== '', lack);
    test.setTimeout(5 * MINUTES);
    const [file] = LANGUAGES.filter((one) => one.id === id).map(({fileName}) => fileName('story'));
    const sample = {language: id, fileName: file, text: readFileSync(path.join(STORY, file), 'utf8')};
    const runner = openRunner(id, [sample]);
    const outcomeOf = async (broken: Demand): Promise<string> => {
      const sandbox = await startSandbox(versionNames[0], 'empty');
      const platform = await answeringFor(sandbox.url, broken);
      const {stdout, stderr, exitCode} = await runner.run(sample, {
        SANDBOX_URL: platform.url,
        PORT: String(await freePort()),
      });
      await platform.close();
      await sandbox.close();
      const steps = stdout.split('\n').filter(Boolean).length;
      return `${exitCode === 0 ? 'ended' : 'stopped'} after ${steps} lines${stderr.includes('验签失败') ? '' : `: ${stderr}`}`;
    };
    const found = Object.fromEntries(
      await DEMANDS.reduce(
        async (before, demand) => [...(await before), [demand, await outcomeOf(demand)] as const],
        Promise.resolve<readonly (readonly [string, string])[]>([]),
      ),
    );
    runner.close();
    // A repeated nonce is detected at the second response, after the token was printed.
    expect(found).toEqual(
      Object.fromEntries(DEMANDS.map((one) => [one, `stopped after ${one === 'nonce' ? 1 : 0} lines`])),
    );
  });
}
