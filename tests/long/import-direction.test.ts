import path from 'path';
import {expect, test} from '@playwright/test';
import {ESLint} from 'eslint';
import {forbiddenImports} from '../checks/zones';
import type {Zone} from '../checks/zones';

const ROOT = path.join(__dirname, '..', '..');
const RULE = 'import/no-restricted-paths';

const CASES = [
  {from: 'src/components/Endpoint/index.tsx', imports: '../../theme/Toggle', rule: RULE},
  {from: 'src/data/site.ts', imports: '../components/Endpoint', rule: RULE},
  {from: 'src/theme/Toggle/index.tsx', imports: '../../data/site', rule: RULE},
  {from: 'src/plugins/beta13/clean-urls.ts', imports: 'react', rule: 'no-restricted-imports'},
  {from: 'src/components/Endpoint/index.tsx', imports: '../../../server/rules', rule: RULE},
  {from: 'src/plugins/publish/pages/policy.ts', imports: '../../../server/rules', rule: undefined},
  {from: 'src/pages/index.tsx', imports: '../data/home', rule: undefined},
];

const linter = new ESLint({cwd: ROOT});

/** Rules that a file breaks which holds nothing but an import, with the zones of the project or with those that are given. */
async function brokenRules(file: string, imports: string, zones?: readonly Zone[]): Promise<readonly (string | null)[]> {
  const own = zones && new ESLint({cwd: ROOT, overrideConfig: {rules: {[RULE]: ['error', {zones}]}}});
  const [{messages}] = await (own ?? linter).lintText(`import '${imports}';\n`, {filePath: path.join(ROOT, file)});
  return messages.map(({ruleId}) => ruleId);
}

/** The zones that hold for a file. */
async function zonesOf(file: string): Promise<readonly Zone[]> {
  const {rules} = (await linter.calculateConfigForFile(path.join(ROOT, file))) as {rules: Record<string, [number, {zones: readonly Zone[]}]>};
  return rules[RULE][1].zones;
}

for (const {from, imports, rule} of CASES) {
  test(`${from} ${rule ? 'must not' : 'may'} import ${imports}`, async () => {
    expect(await brokenRules(from, imports)).toEqual(rule ? [rule] : []);
  });
}

test('every zone refuses what it forbids, by itself and where the file lies', async () => {
  test.setTimeout(120_000);
  const zones = await zonesOf('deploy/serve/rules.ts');
  expect(zones.length).toBeGreaterThan(20);
  for (const zone of zones) {
    for (const {file, imports} of forbiddenImports(ROOT, zone)) {
      expect.soft(await brokenRules(file, imports, [zone]), `${file} imports ${imports}`).toContain(RULE);
      expect.soft(await zonesOf(file), file).toEqual(zones);
    }
  }
});

test('a zone that forbids nothing is found: one of a folder that is not there, and one that excepts everything', async () => {
  expect(() => forbiddenImports(ROOT, {target: './sever', from: './src'})).toThrow('zone ./sever, ./src: no module in ./sever.');
  expect(() => forbiddenImports(ROOT, {target: './server', from: './sandbox', except: ['.']})).toThrow('zone ./server, ./sandbox: no module in ./sandbox that it forbids.');
  const [{file, imports}] = forbiddenImports(ROOT, {target: './server', from: './src'});
  expect(await brokenRules(file, imports, [{target: './server', from: './tests'}])).toEqual([]);
});
