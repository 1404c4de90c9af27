import path from 'path';
import {expect, test} from '@playwright/test';
import {ESLint} from 'eslint';

const ROOT = path.join(__dirname, '..', '..');

for (const [code, isFound] of [
  ["export const need = '必填';", true],
  ['export const list = `${first}、${second}`;', true],
  ["export const message = 'Write e.g. title: 标题.';", false],
] as const) {
  test(`${isFound ? 'a word for readers is refused in code' : 'an example in a message is allowed'}: ${code}`, async () => {
    const [{messages}] = await new ESLint({cwd: ROOT}).lintText(code, {filePath: path.join(ROOT, 'contract', 'a.ts')});
    expect(messages.some(({message}) => message.startsWith('Put what readers see into words/'))).toBe(isFound);
  });
}
