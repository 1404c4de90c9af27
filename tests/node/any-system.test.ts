import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import Ajv from 'ajv';
import {ESLint} from 'eslint';
import {parse} from 'yaml';
import {fileOfModule} from '../../src/plugins/any-folder/module-file';

const ROOT = path.join(__dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

for (const code of [
  "process.chdir(new URL('..', import.meta.url).pathname);",
  "const {pathname} = new URL('..', import.meta.url);",
  "execFileSync('which', [name]);",
  "spawn('npx', ['tsx', file]);",
  "path.join('node_modules', '.bin', 'tsx');",
  'spawn(program, args, {shell: true});',
  'export const isOurs = /node_modules\\/@docusaurus/;',
]) {
  test(`does not run on every system: ${code}`, async () => {
    const eslint = new ESLint({cwd: ROOT});
    const ids = await Promise.all(
      ['scripts/a.mjs', 'tests/e2e/a.spec.ts', 'src/client/a.ts'].map(async (file) => {
        const [{messages}] = await eslint.lintText(code, {filePath: path.join(ROOT, file)});
        return messages.map(({ruleId}) => ruleId).filter((id) => id === 'no-restricted-syntax');
      }),
    );
    expect(ids).toEqual(Array.from(ids, () => ['no-restricted-syntax']));
  });
}

test('the scripts of package.json have no syntax of a shell', () => {
  const shell = /[&|;<>$`'"*\\()]|^\w+=/;
  expect(shell.test('PORT=1 a')).toBe(true);
  expect(shell.test('a && b')).toBe(true);
  const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
  expect(Object.values(scripts).filter((script) => shell.test(script))).toEqual([]);
});

test('the file of a module is named as the system names it', () => {
  const moduleOf = (file: string | null) => ({nameForCondition: () => file}) as Parameters<typeof fileOfModule>[0];
  expect([fileOfModule(moduleOf('/a\0#1/b.js')), fileOfModule(moduleOf(null))]).toEqual(['/a#1/b.js', undefined]);
});

/** The part of GitHub's workflow syntax that the workflow uses. */
const STEP = {
  type: 'object',
  properties: {
    name: {type: 'string'},
    if: {type: 'string'},
    uses: {type: 'string', pattern: '^[\\w-]+/[\\w-]+@[0-9a-f]{40}$'},
    with: {type: 'object'},
    shell: {const: 'bash'},
    run: {type: 'string'},
  },
  oneOf: [{required: ['uses']}, {required: ['run']}],
  additionalProperties: false,
};
const WORKFLOW = {
  type: 'object',
  required: ['name', 'on', 'permissions', 'concurrency', 'jobs'],
  properties: {
    name: {type: 'string'},
    on: {type: 'object', required: ['pull_request', 'push']},
    permissions: {const: {contents: 'read'}},
    concurrency: {type: 'object', required: ['group', 'cancel-in-progress']},
    jobs: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['runs-on', 'timeout-minutes', 'steps'],
        properties: {
          name: {}, 'runs-on': {type: 'string'}, 'timeout-minutes': {type: 'integer'}, strategy: {type: 'object'}, steps: {type: 'array', items: STEP},
        },
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
};

type Workflow = {
  readonly jobs: {readonly readme: {readonly strategy: {readonly matrix: {readonly os: readonly string[]}}; readonly steps: readonly {readonly uses?: string; readonly run?: string}[]}};
};

test('the workflow runs both commands of the README on three systems, with actions pinned by commit', () => {
  const workflow = parse(read('.github/workflows/ci.yml')) as Workflow;
  const validate = new Ajv({strict: false}).compile(WORKFLOW);
  expect(validate(workflow), JSON.stringify(validate.errors)).toBe(true);
  const {strategy, steps} = workflow.jobs.readme;
  expect(strategy.matrix.os).toEqual(['ubuntu-latest', 'macos-latest', 'windows-latest']);
  for (const command of ['npm run site', 'npm test']) expect(steps.some(({run}) => run?.split('\n')[0].startsWith(command))).toBe(true);
  const moved = {...workflow, jobs: {readme: {...workflow.jobs.readme, steps: [{uses: 'actions/checkout@v5'}]}}};
  expect(validate(moved)).toBe(false);
});
