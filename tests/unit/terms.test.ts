import {expect, test} from './plain-test';
import {corrected} from '../../tools/lint/prose/correct.mjs';

const TEXTS = [
  ['登陆之后，帐户由平台保存。', '登录之后，账户由平台保存。'],
  ['平台校验之后，改正后重试，或者相同请求重试。', '平台核对之后，修正后重试，或者原样退避重试。'],
] as const;

for (const [wrong, right] of TEXTS) {
  test(`"${wrong}" says with other words what the site has a word for`, () => {
    expect(corrected(wrong)).toBe(right);
  });
}

test('names and terms of the field stay as they are', () => {
  const text = '用校验和核对文件，末位是校验位。';
  expect(corrected(text)).toBe(text);
});
