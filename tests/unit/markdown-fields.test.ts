import {expect, test} from './plain-test';
import {componentMarkdown} from '../../src/plugins/publish/files/markdown/components';
import pages from '../../src/data/pages.json';
import {expandPage, smallSite} from '../fixtures/small-site';

test('a field in Markdown has its limits and values, and no empty parts for missing ones', async () => {
  const {plain} = await expandPage(smallSite(), '```openapi shop#placeOrder\n```\n');
  expect(plain.split('\n').filter((line) => /^\| `(pay|card|items)` \|/.test(line))).toEqual([
    `| \`pay\` | string | 必填 | 付款方式。取值：\`CARD\` 银行卡；\`CASH\` 现金。字典：[D0002 付款方式](/docs/${pages.dictionaries}#D0002)。 |`,
    '| `card` | string | pay 为 CARD 时必填 | 卡号。 |',
    '| `items` | object[] | 必填 | 商品。数量 1–9 项，每项没有其他字段。 |',
  ]);
});

test('texts of a field that end without a full stop do not run into its limits', () => {
  const field = {path: 'name', type: 'string', badges: [{kind: 'required', text: '必填'}], limits: '最长 20'};
  const rowOf = (description: string) =>
    componentMarkdown(
      {
        name: 'Reference',
        props: {operationId: 'a', parts: [{title: '请求', fields: [{...field, description: [description]}]}]},
      },
      (url) => url,
    )
      .split('\n')
      .pop();
  expect(rowOf('名称')).toBe('| `name` | string | 必填 | 名称。最长 20。 |');
  expect(rowOf('Its name.')).toBe('| `name` | string | 必填 | Its name. 最长 20。 |');
  expect(rowOf('名称。')).toBe('| `name` | string | 必填 | 名称。最长 20。 |');
});
