import {readdirSync, readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {safetyMistakes, scriptMistakes, syntaxMistakes} from '../checks/workflows';

const ROOT = path.join(__dirname, '..', '..');
const FOLDER = '.github/workflows';
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
const workflows = readdirSync(path.join(ROOT, FOLDER)).map((name) => `${FOLDER}/${name}`);

test("GitHub's own parser finds no mistake in the workflows, but finds one that is planted", () => {
  const slip = read(`${FOLDER}/ci.yml`).replace('matrix.node', 'matix.node');
  const found = syntaxMistakes({...Object.fromEntries(workflows.map((file) => [file, read(file)])), slip});
  for (const file of workflows) expect.soft(found[file], file).toEqual([]);
  expect(found.slip).not.toEqual([]);
});

test('workflows pin every action, and may do no more than they need', () => {
  expect(workflows.flatMap((file) => safetyMistakes(file, read(file)))).toEqual([]);
  const loose = 'permissions: {contents: write}\njobs: {a: {steps: [\n  {uses: actions/checkout@v5}]}}';
  expect(safetyMistakes('a.yml', loose)).toHaveLength(5);
});

test('documents and workflows name commands of npm that exist', () => {
  const files = [...workflows, 'README.md', 'CONTRIBUTING.md', 'DEVELOPING.md', '.github/pull_request_template.md'];
  expect([...files, '.ci/run'].flatMap((file) => scriptMistakes(file, read(file), scripts))).toEqual([]);
  expect(scriptMistakes('a.md', '`npm test`, `npm run sight:all -- a`', {test: ''})).toHaveLength(1);
});
