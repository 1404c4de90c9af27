import path from 'path';
import {expect, test} from '@playwright/test';
import {LANGUAGES} from '../../../contract/samples/languages';
import {faultsByInterface} from '../checks/sample-call';
import {distinct, interfaceSamples} from '../../../tools/samples/files';
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
