import {mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {PROJECT} from '../../tools/trial-site/copy';
import {figures} from '../mutation/figures';
import {mutantsOf, withMutant} from '../mutation/mutants';
import {createReach, SERVER_TESTS} from '../mutation/reach';
import {sample, shuffled} from '../mutation/sample';
import {outcomeOf} from '../mutation/trial';
import {createTypeCheck} from '../mutation/type-check';

const CODE =
  'export function isLong(words: readonly string[], most: number): boolean {\n  return words.some((word) => word.length > most);\n}\n';
const MUTANTS = mutantsOf('deploy/serve/long.ts', CODE);
const faulty = () => MUTANTS.map((mutant) => withMutant(CODE, mutant).split('\n')[1].trim());

/** A site with one module, and a test that calls its function with one long word. */
function smallSite(folder: string): string {
  const files = {
    // Playwright empties the results folder beside the nearest package.json.
    'package.json': '{}',
    'deploy/serve/long.ts': CODE,
    'tests/unit/long.test.ts':
      "import {expect, test} from '@playwright/test';\nimport {isLong} from '../../deploy/serve/long';\ntest('long', () => {\n  expect(isLong(['four'], 3)).toBe(true);\n});\n",
    'tests/node/other.test.ts': "import {test} from '@playwright/test';\ntest('other', () => undefined);\n",
    'tests/mutation/playwright.config.ts': "export default {testDir: '..', reporter: 'dot'};\n",
    ...Object.fromEntries(SERVER_TESTS.map((name) => [name, ''])),
    'tsconfig.json': '{"compilerOptions": {"strict": true, "target": "es2020", "types": []}}',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

test('a module has a fault at each place, in the order of the places', () => {
  expect(faulty()).toEqual([
    'return;',
    'return words.every((word) => word.length > most);',
    'return words.some((word) => word.length >= most);',
  ]);
});

test('names, types and imports get no faults', () => {
  const code = "import a from 'a';\nexport type B = 'b' | true;\nexport const c = {'d-e': a};\n";
  expect(mutantsOf('deploy/serve/a.ts', code)).toEqual([]);
});

test('faults that the types notice are left out', ({}, testInfo) => {
  const site = smallSite(testInfo.outputPath('site'));
  const letThrough = createTypeCheck(site, ['deploy/serve/long.ts']);
  expect(sample(MUTANTS, 9, letThrough)).toEqual(MUTANTS.slice(1));
  expect(sample(MUTANTS, 1, letThrough)).toEqual([MUTANTS[1]]);
});

test('a seed gives the same order, and another seed another one', () => {
  const many = mutantsOf('deploy/serve/many.ts', CODE.repeat(10));
  expect(shuffled(many, '1')).toEqual(shuffled([...many].reverse(), '1'));
  expect(shuffled(many, '1')).not.toEqual(shuffled(many, '2'));
});

test('the tests that import a module reach it', ({}, testInfo) => {
  const reach = createReach(smallSite(testInfo.outputPath('site')));
  expect([reach('deploy/serve/long.ts'), reach('deploy/serve/other.ts')]).toEqual([['tests/unit/long.test.ts'], []]);
});

test('a fault that a test notices is told from one that survives, and the module is whole again', async ({}, testInfo) => {
  test.setTimeout(60_000);
  const site = smallSite(testInfo.outputPath('site'));
  const [dropped, , orEqual] = MUTANTS;
  expect(await outcomeOf(site, dropped, ['tests/unit/long.test.ts'])).toBe('noticed');
  expect(await outcomeOf(site, orEqual, ['tests/unit/long.test.ts'])).toBe('survived');
  expect(readFileSync(path.join(site, 'deploy/serve/long.ts'), 'utf8')).toBe(CODE);
});

test('the figures name each survivor and the share of each folder', () => {
  const [, , survivor] = MUTANTS;
  const text = figures({
    folders: ['deploy', 'sandbox'],
    seed: '1',
    tests: '6',
    places: 3,
    unreached: ['deploy/serve/none.ts'],
    chosen: MUTANTS,
    survivors: [{...survivor, outcome: 'survived'}],
  });
  expect(text).toContain('| `deploy` | 2 of 3 (67 %) |\n| `sandbox` | none planted |');
  expect(text).toContain('| `deploy/serve/long.ts:2` | `>` | `>=` | survived |');
  expect(text).toContain('`deploy/serve/none.ts`');
});
