import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {ESLint} from 'eslint';
import {fileOfModule} from '../../src/plugins/beta13/any-folder/module-file';

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
      ['tools/run/a.mjs', 'tests/e2e/a.spec.ts', 'src/app/a.ts'].map(async (file) => {
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
