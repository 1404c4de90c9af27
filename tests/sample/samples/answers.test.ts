import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {versionNames, versionNumber} from '../../../src/data/versions';
import {LANGUAGES} from '../../../contract/samples/languages';
import {answersFile, printedAnswers} from '../../../tools/samples/answers';
import {distinct, interfaceSamples} from '../../../tools/samples/files';
import {lacksToRun} from '../../../tools/samples/languages';

const samples = interfaceSamples(path.join(__dirname, '..', '..', '..')).filter(({signed}) => signed);
type Answers = Readonly<Record<string, unknown>>;

const answersOf = (version: string) => JSON.parse(readFileSync(answersFile(version), 'utf8')) as Answers;

const asPrinted = (answers: Answers) =>
  Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, JSON.stringify(answer)]));

const recorded = Object.fromEntries(
  versionNames.map((version) => [versionNumber(version), asPrinted(answersOf(version))]),
);

LANGUAGES.forEach(({id, label}, index) => {
  const lack = lacksToRun(id);
  const all = samples.filter(({language}) => language === id);

  test(`${label}: the sample of every interface prints the answer that its page shows${lack && ` (${lack})`}`, async () => {
    test.skip(lack !== '', lack);
    // The first language detects different responses of docs versions to a sample that they share.
    if (index === 0) expect(await printedAnswers(all)).toEqual(recorded);
    else expect(recorded).toMatchObject(await printedAnswers(distinct(all)));
  });
});
