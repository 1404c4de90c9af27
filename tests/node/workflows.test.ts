import {execFileSync} from 'child_process';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {safetyMistakes, syntaxMistakes} from '../checks/workflows';
import {writeFiles} from '../fixtures/written-files';

const ROOT = path.join(__dirname, '..', '..');
const FOLDER = '.github/workflows';
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const workflows = readdirSync(path.join(ROOT, FOLDER)).map((name) => `${FOLDER}/${name}`);

test("GitHub's own parser finds no mistake in the workflows", () => {
  const found = syntaxMistakes(Object.fromEntries(workflows.map((file) => [file, read(file)])));
  for (const file of workflows) expect.soft(found[file], file).toEqual([]);
});

test('workflows pin every action, and may do no more than they need', () => {
  expect(workflows.flatMap((file) => safetyMistakes(file, read(file)))).toEqual([]);
});

test('a pull request that changes pages alone is tested on one system, any other on all', ({}, testInfo) => {
  test.skip(process.platform === 'win32', 'the workflow runs it on Linux');
  const {jobs} = parse(read(`${FOLDER}/ci.yml`)) as {jobs: {changes: {steps: readonly {run?: string}[]}}};
  const script = jobs.changes.steps.find(({run}) => run)?.run ?? '';
  const cwd = testInfo.outputPath('repository');
  const output = testInfo.outputPath('output');
  mkdirSync(cwd);
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=writer', '-c', 'user.email=writer@docs.example', ...args], {cwd}).toString();
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'begin');
  const systemsAfter = (base: string, ...files: readonly string[]): number => {
    for (const file of files) writeFiles(cwd, {[file]: ''});
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'change');
    writeFileSync(output, '');
    execFileSync('bash', ['-eo', 'pipefail', '-c', script], {
      cwd,
      env: {...process.env, BASE: base, GITHUB_OUTPUT: output},
    });
    const systems = /^systems=(.*)$/m.exec(readFileSync(output, 'utf8'))?.[1] ?? '';
    return (JSON.parse(systems) as readonly object[]).length;
  };
  const head = () => git('rev-parse', 'HEAD').trim();
  expect(systemsAfter(head(), 'docs/a.mdx', 'versioned_docs/version-1.0/b.mdx', 'README.md')).toBe(1);
  expect(systemsAfter(head(), 'docs/c.mdx', 'src/a.ts')).toBe(5);
  expect(systemsAfter(head())).toBe(5);
  expect(systemsAfter('', 'docs/d.mdx')).toBe(5);
});
