import {cpSync, mkdirSync, symlinkSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import type {TestInfo} from '@playwright/test';
import {formatProblem} from '../../contract/problems';
import {writeFiles} from '../fixtures/written-files';
import {dependencyCruiser, knip} from '../../tools/lint/linters';

// Linters are started as child processes.
test.describe.configure({timeout: 120_000});

const ROOT = path.join(__dirname, '..', '..');
/** The site's own code folders. */
const OWN = {
  'own/play': {imports: ['contract', 'sandbox'], floors: ['low', 'high']},
  'own/rules': {imports: ['contract']},
};

/** A project with the rules of this one and its own modules. */
function project(testInfo: TestInfo, files: Readonly<Record<string, string>>): string {
  const site = testInfo.outputPath('site');
  mkdirSync(path.join(site, 'tools'), {recursive: true});
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'), 'junction');
  cpSync(path.join(ROOT, 'tools', 'lint'), path.join(site, 'tools', 'lint'), {recursive: true});
  ['package.json', 'tsconfig.json'].forEach((file) => cpSync(path.join(ROOT, file), path.join(site, file)));
  writeFiles(site, {...files, 'extensions.json': JSON.stringify({folders: OWN, prose: {terms: {}, kept: []}})});
  return site;
}

/** A folder of modules for each mistake, and the start of its message. */
const MISTAKES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '[no-circle] deploy/a.ts:1: deploy/a.ts → deploy/b.ts → deploy/a.ts. Modules import each other.': {
    'deploy/a.ts': "import type {B} from './b';\nexport type A = B[];\n",
    'deploy/b.ts': "import type {A} from './a';\nexport type B = A | string;\n",
  },
  '[no-folder-circle] deploy/one/a.ts:1: deploy/one → deploy/two → deploy/one. Folders import each other.': {
    'deploy/one/a.ts': "import type {B} from '../two/b';\nexport type A = B[];\n",
    'deploy/one/c.ts': 'export type C = string;\n',
    'deploy/two/b.ts': "import type {C} from '../one/c';\nexport type B = C | number;\n",
  },
  '[no-folder-circle] deploy/two/b.ts:1: deploy/two → deploy/one → deploy/two. Folders import each other.': {},
  '[from-src-data] src/data/a.ts:1: src/data/a.ts → src/components/a.ts. src/data may import itself and packages.': {
    'src/data/a.ts': "import type {A} from '../components/a';\nexport const a = [] as A[];\n",
    'src/components/a.ts': 'export class A {}\n',
  },
  '[contract-door] src/plugins/a.ts:1: src/plugins/a.ts → contract/model/a.ts. contract/ is used through contract/index.ts alone, ':
    {
      'src/plugins/a.ts': "import {a} from '../../contract/model/a';\nexport const b = a;\n",
      'contract/model/a.ts': 'export const a = 1;\n',
    },
  '[plugins-types-alone] src/plugins/b.ts:1:': {
    'src/plugins/b.ts': "import {A} from '../components/a';\nexport const b = new A();\n",
  },
  '[sandbox-types-alone] sandbox/a.ts:1: sandbox/a.ts → contract/index.ts.': {
    'sandbox/a.ts': "import {a} from '../contract';\nexport const b = a;\n",
    'contract/index.ts': 'export const a = 1;\nexport type A = number;\n',
  },
  '[floor-low] own/play/low/a.ts:1: own/play/low/a.ts → own/play/high/a.ts.': {
    'own/play/low/a.ts': "import {a} from '../high/a';\nexport const b = a;\n",
    'own/play/high/a.ts': 'export const a = 1;\n',
  },
  '[from-own-rules] own/rules/a.ts:1: own/rules/a.ts → own/play/b.ts. own/rules may import itself, contract and packages.':
    {
      'own/rules/a.ts': "import {a} from '../play/b';\nexport const b = a;\n",
      'own/play/b.ts': 'export const a = 1;\n',
    },
  '[floor-blocks] src/plugins/docs/blocks/a.ts:1: src/plugins/docs/blocks/a.ts → src/plugins/docs/checks/a.ts.': {
    'src/plugins/docs/blocks/a.ts': "import type {A} from '../checks/a';\nexport const a: A = 1;\n",
    'src/plugins/docs/checks/a.ts': 'export type A = number;\n',
  },
  '[undeclared-package] deploy/c.ts:1: deploy/c.ts → micromark/index.js. package.json does not name this package.': {
    'deploy/c.ts': "import {micromark} from 'micromark';\nexport const a = micromark;\n",
  },
  '[development-package] src/plugins/c.ts:1: src/plugins/c.ts → axe-core/axe.js.': {
    'src/plugins/c.ts': "import axe from 'axe-core';\nexport const a = axe;\n",
  },
};

/** Imports that are permitted. */
const RIGHT = {
  'src/plugins/d.ts': "import type {A} from '../components/a';\nexport const a = [] as A[];\n",
  'sandbox/c.ts': "import type {A} from '../contract';\nexport const c: A = 1;\n",
};

test('circles, imports against the direction, ways past a door and undeclared packages are refused with their lines, and nothing else', async ({}, testInfo) => {
  const files = Object.assign({}, RIGHT, ...Object.values(MISTAKES)) as Record<string, string>;
  const problems = (await dependencyCruiser(project(testInfo, files), false)).map(formatProblem).sort();
  expect(problems).toEqual(
    Object.keys(MISTAKES)
      .sort()
      .map((start) => expect.stringContaining(start)),
  );
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
  expect(problems.join('\n')).toMatch(
    /^\[unused\] package\.json:\d+: feed: no module uses this package\. Remove it from package\.json\.$/m,
  );
});
