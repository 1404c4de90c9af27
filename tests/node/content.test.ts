import {expect, test} from '@playwright/test';
import {builtPages} from '../../tools/record/built-pages';
import {forbiddenTexts} from '../checks/forbidden-texts';
import {ownText} from '../checks/own-texts';

test('no page carries a placeholder, a wrong term, English of the theme or an unmasked number', () => {
  for (const [route, html] of builtPages()) expect.soft(forbiddenTexts(ownText(html)), route).toEqual([]);
});

test('English of the theme is noticed where the words of contracts are not judged', () => {
  const page = (inner: string) =>
    `<body><main>${inner}<article><div class="markdown">Archive 13800138000</div></article></main></body>`;
  expect(forbiddenTexts(ownText(page('On this page'), false))).toEqual(['English of the theme: On this page']);
  expect(forbiddenTexts(ownText(page(''), false))).toEqual([]);
  expect(forbiddenTexts(ownText(page(''), true))).toHaveLength(2);
});

test('a placeholder, a wrong term, English of the theme and real numbers are noticed, masked ones are not', () => {
  const text =
    '字段表待补充，查询帐户，Skip to main content，手机 13800138000，证件 11010519491231002X，卡号 6222021234567894';
  expect(forbiddenTexts(text)).toHaveLength(6);
  expect(forbiddenTexts('手机 138****0000，证件 110101********0011，流水 20261121100000000001')).toEqual([]);
});
