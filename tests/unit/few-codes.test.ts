import {expect, test} from './plain-test';
import {Linter} from 'eslint';
import markdown from '@eslint/markdown';
import * as yaml from 'yaml-eslint-parser';
import fewCodes from '../../tools/lint/prose/codes.mjs';

const RULE = {plugins: {prose: {rules: {'few-codes': fewCodes}}}, rules: {'prose/few-codes': 'error'}} as const;

function reported(file: string, text: string) {
  const config = [
    {files: ['**/*.mdx'], ...RULE, plugins: {...RULE.plugins, markdown}, language: 'markdown/gfm'},
    {files: ['**/*.yaml'], ...RULE, languageOptions: {parser: yaml}},
  ] as unknown as Linter.Config[];
  return new Linter().verify(text, config, file).map(({line, message}) => `${line}: ${message}`);
}

const MANY = '没有货返回 `422001`，没有钱返回 `422002`，没有人返回 `404001`。';
const REPORT =
  '3 error codes in one sentence: `422001`, `422002`, `404001`. Make them a list, one in each item, or drop them where the interface lists its error codes.';

for (const [what, text] of [
  ['a paragraph', `一句。${MANY}\n`],
  ['an item of a list', `- ${MANY}\n`],
  ['a sentence on two lines', MANY.replace('，', '，\n')],
] as const) {
  test(`three error codes in one sentence of ${what} are reported`, () => {
    expect(reported('docs/a.mdx', text)).toEqual([`1: ${REPORT}`]);
  });
}

test('three error codes in one sentence of a contract are reported', () => {
  expect(reported('docs/_contract/a.yaml', `info:\n  description: ${MANY}\n`)).toEqual([`2: ${REPORT}`]);
  expect(reported('docs/_contract/a.yaml', `info:\n  description: >-\n    一句。\n    ${MANY}\n`)).toEqual([
    `4: ${REPORT}`,
  ]);
});

test('two codes, lists, tables, amounts and repeated codes are no problem', () => {
  const texts = [
    '没有货返回 `422001`，没有钱返回 `422002`。没有人返回 `404001`。\n',
    '错误码：\n\n- `422001`：没有货。\n- `422002`：没有钱。\n- `404001`：没有人。\n',
    '| 错误码 |\n| --- |\n| `422001`、`422002`、`404001` |\n',
    '金额 `128100`、`136373` 和 `1278000`。\n',
    '`422001`、`422002` 和 `422001`。\n',
  ];
  expect(texts.flatMap((text) => reported('docs/a.mdx', text))).toEqual([]);
  expect(reported('docs/_contract/a.yaml', "codes: ['`422001`', '`422002`', '`404001`']\n")).toEqual([]);
});
