import {expect, test} from './plain-test';
import {forbiddenTexts} from '../checks/forbidden-texts';
import {mended} from '../../tools/lint/prose/mend.mjs';

const TEXTS = [
  ['单号由你方生成，由企业保存。', '单号由商户生成，由商户保存。', ['你方', '企业']],
  [
    '平台校验之后，改正后重试，或者相同请求重试。',
    '平台核对之后，修正后重试，或者原样退避重试。',
    ['校验', '改正后重试', '相同请求重试'],
  ],
] as const;

for (const [wrong, right, found] of TEXTS) {
  test(`"${wrong}" says with other words what the site has a word for`, () => {
    expect(mended(wrong)).toBe(right);
    expect(forbiddenTexts(wrong)).toEqual(found.map((term) => `wrong term: ${term}`));
  });
}

test('names and terms of the field stay as they are', () => {
  const text = '示例企业用校验和核对文件，查询企业账户。';
  expect(mended(text)).toBe(text);
  expect(forbiddenTexts(text)).toEqual([]);
});
