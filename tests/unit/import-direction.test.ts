import path from 'path';
import {expect, test} from '@playwright/test';
import {ESLint} from 'eslint';

const ROOT = path.join(__dirname, '..', '..');

const CASES = [
  {from: 'src/components/Endpoint/index.tsx', imports: '../../theme/Toggle', rule: 'import/no-restricted-paths'},
  {from: 'src/data/site.ts', imports: '../components/Endpoint', rule: 'import/no-restricted-paths'},
  {from: 'src/theme/Toggle/index.tsx', imports: '../../data/site', rule: 'import/no-restricted-paths'},
  {from: 'src/plugins/clean-urls/index.ts', imports: 'react', rule: 'no-restricted-imports'},
  {from: 'src/components/Endpoint/index.tsx', imports: '../../../server/rules', rule: 'import/no-restricted-paths'},
  {from: 'src/plugins/hosting/index.ts', imports: '../../../server/rules', rule: undefined},
  {from: 'src/pages/index.tsx', imports: '../data/home', rule: undefined},
];

for (const {from, imports, rule} of CASES) {
  test(`${from} ${rule ? 'must not' : 'may'} import ${imports}`, async () => {
    const eslint = new ESLint({cwd: ROOT, overrideConfig: {rules: {'no-restricted-syntax': 'off'}}});
    const [{messages}] = await eslint.lintText(`import '${imports}';\n`, {filePath: path.join(ROOT, from)});
    expect(messages.map(({ruleId}) => ruleId)).toEqual(rule ? [rule] : []);
  });
}
