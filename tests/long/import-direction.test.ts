import {cpSync, mkdirSync, symlinkSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import type {TestInfo} from '@playwright/test';
import {formatProblem} from '../../contract/problems';
import {dependencyCruiser, knip} from '../../tools/lint/linters';

// Linters are started as child processes.
test.describe.configure({timeout: 120_000});

const ROOT = path.join(__dirname, '..', '..');
/** A project with the rules of this one and its own modules. */
function project(testInfo: TestInfo, files: Readonly<Record<string, string>>): string {
  const site = testInfo.outputPath('site');
  mkdirSync(path.join(site, 'tools'), {recursive: true});
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'), 'junction');
  cpSync(path.join(ROOT, 'tools', 'lint'), path.join(site, 'tools', 'lint'), {recursive: true});
  ['package.json', 'tsconfig.json'].forEach((file) => cpSync(path.join(ROOT, file), path.join(site, file)));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  return site;
}

const MISTAKES = [
  {
    name: 'a circle',
    files: {
      'deploy/a.ts': "import {b} from './b';\nexport const a = b;\n",
      'deploy/b.ts': "import {a} from './a';\nexport const b: number = a;\n",
    },
    message: '[no-circle] deploy/a.ts:1: deploy/a.ts → deploy/b.ts → deploy/a.ts. Modules import each other.',
  },
  {
    name: 'a circle of types',
    files: {
      'deploy/a.ts': "import type {B} from './b';\nexport type A = B[];\n",
      'deploy/b.ts': "import type {A} from './a';\nexport type B = A | string;\n",
    },
    message: '[no-circle] deploy/a.ts:1: deploy/a.ts → deploy/b.ts → deploy/a.ts.',
  },
  {
    name: 'an import of types against the direction',
    files: {
      'src/data/a.ts': "import type {A} from '../components/a';\nexport const a: A = 1;\n",
      'src/components/a.ts': 'export type A = number;\n',
    },
    message:
      '[from-src-data] src/data/a.ts:1: src/data/a.ts → src/components/a.ts. src/data may import itself and packages.',
  },
  {
    name: 'a way past the door of the contract',
    files: {
      'src/plugins/a.ts': "import {a} from '../../contract/model/a';\nexport const b = a;\n",
      'contract/model/a.ts': 'export const a = 1;\n',
    },
    message:
      '[contract-door] src/plugins/a.ts:1: src/plugins/a.ts → contract/model/a.ts. contract/ is used through contract/index.ts alone, ',
  },
  {
    name: 'code of the contract in the sandbox',
    files: {
      'sandbox/a.ts': "import {a} from '../contract';\nexport const b = a;\n",
      'contract/index.ts': 'export const a = 1;\n',
    },
    message: '[sandbox-types-alone] sandbox/a.ts:1: sandbox/a.ts → contract/index.ts.',
  },
  {
    name: 'a way up inside the sandbox of the sample',
    files: {
      'sample/sandbox/platform/a.ts': "import {a} from '../areas/a';\nexport const b = a;\n",
      'sample/sandbox/areas/a.ts': 'export const a = 1;\n',
    },
    message:
      '[floor-platform] sample/sandbox/platform/a.ts:1: sample/sandbox/platform/a.ts → sample/sandbox/areas/a.ts.',
  },
  {
    name: 'a way up inside the plugin of the docs',
    files: {
      'src/plugins/docs/blocks/a.ts': "import type {A} from '../checks/a';\nexport const a: A = 1;\n",
      'src/plugins/docs/checks/a.ts': 'export type A = number;\n',
    },
    message:
      '[floor-blocks] src/plugins/docs/blocks/a.ts:1: src/plugins/docs/blocks/a.ts → src/plugins/docs/checks/a.ts.',
  },
  {
    name: 'a package that package.json does not name',
    files: {'deploy/a.ts': "import {micromark} from 'micromark';\nexport const a = micromark;\n"},
    message:
      '[undeclared-package] deploy/a.ts:1: deploy/a.ts → micromark/index.js. package.json does not name this package.',
  },
  {
    name: 'a package of development in what builds the site',
    files: {'src/plugins/a.ts': "import axe from 'axe-core';\nexport const a = axe;\n"},
    message: '[development-package] src/plugins/a.ts:1: src/plugins/a.ts → axe-core/axe.js.',
  },
] as const;

for (const {name, files, message} of MISTAKES) {
  test(`${name} is refused, with its line`, async ({}, testInfo) => {
    const problems = (await dependencyCruiser(project(testInfo, files), false)).map(formatProblem);
    expect(
      problems.filter((problem) => problem.startsWith(message)),
      problems.join('\n'),
    ).toHaveLength(1);
  });
}

test('plugins may use types of components, and nothing else of them', async ({}, testInfo) => {
  const files = {
    'src/plugins/a.ts': "import type {A} from '../components/a';\nexport const a = [] as A[];\n",
    'src/plugins/b.ts': "import {A} from '../components/a';\nexport const b = new A();\n",
    'src/components/a.ts': 'export class A {}\n',
  };
  const problems = (await dependencyCruiser(project(testInfo, files), false)).map(formatProblem);
  expect(problems).toEqual([expect.stringContaining('[plugins-types-alone] src/plugins/b.ts:1:')]);
});

test('types of the contract and its extension may be used in the sandbox', async ({}, testInfo) => {
  const files = {
    'sandbox/a.ts': "import type {A} from '../contract';\nexport const b: A = 1;\n",
    'sandbox/b.ts': "import {b} from '../extensions/sandbox';\nexport const c = b;\n",
    'extensions/sandbox.ts': 'export const b = 1;\n',
    'contract/index.ts': 'export type A = number;\n',
  };
  expect(await dependencyCruiser(project(testInfo, files), false)).toEqual([]);
});

test('a file, an export and a package that nobody uses are found', async ({}, testInfo) => {
  const site = project(testInfo, {
    'docusaurus.config.ts': "import {used} from './src/data/a';\nexport default used;\n",
    'src/data/a.ts': 'export const used = 1;\nexport const left = 2;\n',
    'src/data/b.ts': 'export const b = 1;\n',
  });
  const problems = (await knip(site, false))
    .filter(({file}) => file.startsWith('src/') || file === 'package.json')
    .map(formatProblem);
  expect(problems).toContain(
    '[unused] src/data/b.ts: no module uses this file. Remove it, or name the program that it is in tools/lint/knip.json.',
  );
  expect(problems).toContain(
    '[unused] src/data/a.ts:2: left: no other module uses this export. Make it private, or remove it.',
  );
  expect(
    problems.some((problem) =>
      /^\[unused\] package\.json:\d+: feed: no module uses this package\. Remove it from package\.json\.$/.test(
        problem,
      ),
    ),
    problems.join('\n'),
  ).toBe(true);
});
