import path from 'path';
import {expect, test} from '@playwright/test';
import {ESLint} from 'eslint';

const ROOT = path.join(__dirname, '..', '..');
const overrideConfigFile = path.join(ROOT, 'tools', 'lint', 'eslint.config.mjs');

for (const [code, isFound] of [
  ["export const need = '必填';", true],
  ['export const list = `${first}、${second}`;', true],
  ["export const message = 'Write e.g. title: 标题.';", false],
] as const) {
  test(`${isFound ? 'a word for readers is refused in code' : 'an example in a message is allowed'}: ${code}`, async () => {
    const [{messages}] = await new ESLint({cwd: ROOT, overrideConfigFile}).lintText(code, {
      filePath: path.join(ROOT, 'contract', 'a.ts'),
    });
    expect(messages.some(({message}) => message.startsWith('Put what readers see into contract/words/'))).toBe(isFound);
  });
}

for (const file of ['shop.yaml', 'schemas/order.yaml'])
  test(`_contract/${file} is linted as YAML, not as a script`, async () => {
    const filePath = path.join(ROOT, 'docs', '_contract', file);
    const [{messages}] = await new ESLint({cwd: ROOT, overrideConfigFile}).lintText('Status: {enum: [open, paid]}\n', {
      filePath,
    });
    expect(messages).toEqual([]);
  });
