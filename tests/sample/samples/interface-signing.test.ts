import path from 'path';
import {expect, test} from '@playwright/test';
import {LANGUAGES} from '../../../contract/samples/languages';
import {faultsByInterface} from '../checks/sample-call';
import {distinct, interfaceSamples} from '../../../tools/samples/files';
import type {InterfaceSample} from '../../../tools/samples/files';
import {lacksToRun} from '../../../tools/samples/languages';
import {CURRENT_NUMBER} from '../../../src/data/versions';

const ROOT = path.join(__dirname, '..', '..', '..');

/** One interface for each way of calling and signing; answers.test.ts runs every interface against the sandbox. */
const WAYS = [
  'v1#issueTokenV1',
  'v1#createWorker',
  'v1#listAccountFlows',
  'v1#unbindBankCard',
  'v1#uploadFile',
  'v3#createTask',
  'v3#updateTask',
  'v3#listTransactions',
  'v3#getTask',
  'v3#unbindCard',
  'v3#listKeys',
];

const all = distinct(interfaceSamples(ROOT).filter(({id, version}) => version === CURRENT_NUMBER && WAYS.includes(id)));

for (const {id, label} of LANGUAGES) {
  const lack = lacksToRun(id);

  test(`${label}: calls with the example of the interface, signed so that the platform can verify it${lack && ` (${lack})`}`, async () => {
    test.skip(lack !== '', lack);
    const samples = all.filter(({language}) => language === id);
    expect(samples.length).toBe(WAYS.length);
    expect(await faultsByInterface(samples)).toEqual({});
  });
}

/** A Node.js sample with a mistake, as every test machine has Node.js. */
function mistaken(interfaceId: string, right: string, wrong: string): InterfaceSample {
  const sample = all.find(({id, language}) => language === 'node' && id === interfaceId);
  if (!sample?.text.includes(right)) throw new Error(`the sample of ${interfaceId} does not say ${right}`);
  return {...sample, text: sample.text.replace(right, wrong)};
}

const mistakes = [
  [
    'the last newline of the string to sign is dropped',
    mistaken('v3#createTask', '${body}\\n`', '${body}`'),
    'the signature does not verify',
  ],
  ['a field is renamed', mistaken('v3#createTask', '"quota"', '"quotas"'), 'content is'],
  [
    'another file is sent than was digested',
    mistaken('v1#uploadFile', 'new Blob([file]', 'new Blob([file, file]'),
    'the digest is not that of the file',
  ],
] as const;

for (const [name, sample, says] of mistakes) {
  test(`a sample fails when ${name}`, async () => {
    const found = Object.values(await faultsByInterface([sample])).flat();
    expect(found.join('\n')).toContain(says);
  });
}
