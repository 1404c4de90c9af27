import {expect, test} from './plain-test';
import {forbiddenTexts} from '../checks/forbidden-texts';
import {mended} from '../../tools/lint/prose/mend.mjs';

const TEXTS = [
  ['登陆之后，帐户由平台保存。', '登录之后，账户由平台保存。', ['登陆', '帐户']],
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
  const text = '用校验和核对文件，末位是校验位。';
  expect(mended(text)).toBe(text);
  expect(forbiddenTexts(text)).toEqual([]);
});
