import {readdirSync, readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {nodeMistakes, nodesOf, pinMistakes, rightsMistakes, scriptMistakes, syntaxMistakes} from '../checks/workflows';
import type {Workflow} from '../checks/workflows';

const ROOT = path.join(__dirname, '..', '..');
const FOLDER = '.github/workflows';
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const {scripts, engines} = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: {node: string};
};
const workflows = readdirSync(path.join(ROOT, FOLDER)).map((name) => `${FOLDER}/${name}`);
const ci = read(`${FOLDER}/ci.yml`);

/** Mistakes that otherwise only appear when GitHub runs the workflow: the text in ci.yml, and a wrong text in its place. */
const SLIPS = [
  ['runs-on:', 'run-on:'],
  ['pull_request:', 'pull_requests:'],
  ['contents: read', 'contents: reads'],
  ['timeout-minutes: 60', 'timeout-minutes: an hour'],
  ['matrix.node', 'matix.node'],
  ["runner.os == 'Linux'", "runner.os = 'Linux'"],
  ['needs: quick', 'needs: slow'],
  ['  pull_request:', '  schedule: [{cron: 0 25 * *}]'],
];

test("GitHub's own parser finds no mistake in the workflows, but finds inserted ones", () => {
  const slips = SLIPS.map(([right, wrong]) => [wrong, ci.replace(right, wrong)]);
  const found = syntaxMistakes(Object.fromEntries([...workflows.map((file) => [file, read(file)]), ...slips]));
  for (const file of workflows) expect.soft(found[file], file).toEqual([]);
  for (const [, wrong] of SLIPS) expect.soft(found[wrong], wrong).not.toEqual([]);
});

for (const file of workflows) {
  test(`${file} pins every action, and may do no more than it needs`, () => {
    expect([...pinMistakes(file, read(file)), ...rightsMistakes(file, read(file))]).toEqual([]);
  });
}

test('an action without a commit, or without its tag, is a mistake', () => {
  const commit = '08c6903cd8c0fde910a37f88322edcfb5dd907a8';
  const lines = [
    'actions/checkout@v5',
    `actions/checkout@${commit}`,
    `actions/checkout@${commit.slice(1)} # v5.0.0`,
    `actions/checkout@${commit} # v5.0.0`,
  ];
  expect(lines.map((line) => pinMistakes('a.yml', `  - uses: ${line}`).length)).toEqual([1, 1, 1, 0]);
});

test('write permissions, persisted credentials, a missing time limit and concurrent runs are mistakes', () => {
  const loose = 'permissions: {contents: write}\njobs: {a: {steps: [{uses: actions/checkout@v5}]}}';
  expect(rightsMistakes('a.yml', loose)).toHaveLength(4);
});

for (const file of [
  ...workflows,
  'README.md',
  'CONTRIBUTING.md',
  'DEVELOPING.md',
  '.github/pull_request_template.md',
  '.ci/run',
]) {
  test(`${file} names commands of npm that exist`, () => {
    expect(scriptMistakes(file, read(file), scripts)).toEqual([]);
  });
}

test('a command of npm that does not exist is a mistake', () => {
  const text = '`npm run site`, `npm test`, `npm run sight:all -- a`, npm start.';
  expect(scriptMistakes('a.md', text, {site: '', test: '', start: ''})).toEqual([
    expect.stringMatching(/^a\.md: names npm run sight:all\. /),
  ]);
});

test('.nvmrc, engines and the tested versions of Node agree', () => {
  expect(nodeMistakes(read('.nvmrc'), engines.node, nodesOf(ci))).toEqual([]);
  expect(nodesOf(ci)).toEqual([20, 22, 24]);
});

test('another Node in .nvmrc, and one that is tested but not supported, are mistakes', () => {
  expect(nodeMistakes('22\n', '>=20', [20, 22])).toEqual([expect.stringMatching(/^\.nvmrc: has Node 22\. /)]);
  expect(nodeMistakes('20\n', '>=20', [18, 22])).toEqual([
    expect.stringContaining('begins with Node 18'),
    expect.stringContaining('tests Node 18'),
  ]);
});

test('both commands of the README run on three systems, after what takes minutes', () => {
  const {readme, quick} = (parse(ci) as Workflow).jobs;
  expect(readme.strategy?.matrix.os).toEqual(['ubuntu-latest', 'macos-latest', 'windows-latest']);
  for (const command of ['npm run site', 'npm test'])
    expect(
      readme.steps.some(({run}) => run?.split('\n')[0].startsWith(command)),
      command,
    ).toBe(true);
  expect(quick.steps.flatMap(({run}) => run ?? [])).toEqual(['npm ci', 'npm run lint', 'npm run test:unit']);
});
