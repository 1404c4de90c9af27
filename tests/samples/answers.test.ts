import path from 'path';
import {expect, test} from '@playwright/test';
import {versionNames} from '../../src/data/versions';
import {LANGUAGES} from '../../src/plugins/samples/languages';
import {asPrinted, printedAnswers, recordedAnswers} from '../checks/sample-answers';
import {interfaceSamples} from '../checks/sample-files';
import {lacksToRun} from '../checks/sample-tools';

const MINUTES = 60_000;
const samples = interfaceSamples(path.join(__dirname, '..', '..'));

for (const version of versionNames) {
  for (const {id, label} of LANGUAGES) {
    const lack = lacksToRun(id);

    test(`${version}, ${label}: every interface's sample prints the answer that its page shows ${lack}`, async () => {
      test.skip(lack !== '', lack);
      test.setTimeout(10 * MINUTES);
      const own = samples.filter((sample) => sample.language === id && sample.version === version);
      expect(await printedAnswers(version, own)).toEqual(asPrinted(recordedAnswers(version)));
    });
  }
}

const [task] = samples.filter(({id, language, version}) => id === 'v3#createTask' && language === 'node' && version === 'current');

test('a sample is found out when the page shows another answer than it prints', async () => {
  const printed = await printedAnswers('current', [task]);
  const recorded = recordedAnswers('current')[task.id] as {data: object};
  expect(printed).toEqual(asPrinted({[task.id]: recorded}));
  expect(printed).not.toEqual(asPrinted({[task.id]: {...recorded, data: {...recorded.data, status: 'PUBLISHED'}}}));
});

test('a sample is found out when it renames a field', async () => {
  const printed = await printedAnswers('current', [{...task, text: task.text.replace('"quota"', '"quotas"')}]);
  expect(printed[task.id]).toContain('"code":"400');
});

test('a sample is found out when it drops the last newline of the string to sign', async () => {
  const printed = await printedAnswers('current', [{...task, text: task.text.replace('${body}\\n`', '${body}`')}]);
  expect(printed[task.id]).toContain('"code":"401102"');
});
