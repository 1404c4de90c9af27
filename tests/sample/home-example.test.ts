import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '../unit/plain-test';
import {operationsOf} from '../../contract/model/operations';
import {openContracts} from '../../contract/read/contracts';
import {openVersionFiles} from '../../contract/read/version-files';
import {interfaceSample} from '../../contract/samples';
import {sourceOf} from '../../contract/samples/source';
import {example} from '../../src/data/home';
import {exampleOf} from '../../src/plugins/home/example';

const ROOT = path.join(__dirname, '..', '..');

const text = (html = '') =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

test('the home page shows the lines of the sample that is run, in their order, and the answer that the sandbox gave', () => {
  const [family, id] = (example ?? '').split('#');
  const contracts = openContracts(ROOT, 'docs');
  const {program, answer, recorded} = exampleOf(
    example ?? '',
    contracts,
    openVersionFiles(ROOT, 'docs', () => undefined),
    () => '',
  );
  const located = operationsOf(contracts.read(family)).find(({operation}) => operation.operationId === id);
  const run = located ? interfaceSample('curl', located, sourceOf(contracts, family)).split('\n') : [];
  const shown = text(program).split('\n');
  expect(shown.length).toBeGreaterThan(3);
  expect(run.filter((line) => shown.includes(line))).toEqual(shown);
  expect(JSON.parse(text(answer))).toEqual(
    (JSON.parse(readFileSync(path.join(ROOT, 'docs/_samples/answers.json'), 'utf8')) as Record<string, unknown>)[
      example ?? ''
    ],
  );
  expect(recorded).toBe(true);
});
