import {expect, test} from './plain-test';
import {editContract, expandPage, smallSite} from './fixtures/small-site';
import {inlineMarkdown} from '../../src/plugins/docs/blocks/markdown';
import {duration} from '../../src/plugins/docs/blocks/limits';
import pages from '../../src/data/pages.json';

const expanded = async (site: string, markdown: string) => {
  const {markdown: output, problems} = await expandPage(site, markdown);
  expect(problems).toEqual([]);
  return output.trimEnd();
};

/** The first cell of a row, with the row's anchor. */
const value = (name: string, table = 'D0002') => `<span id="${table}-${name}">[\`${name}\`](#${table}-${name})</span>`;

test('a value that is added to common.yaml appears, with what uses the dictionary', async () => {
  const site = smallSite(
    'common',
    'CASH: {meaning: 现金。}',
    'CASH: {meaning: 现金。}, COUPON: {meaning: 代金券。每单一张。}',
  );
  expect((await expanded(site, '```dictionary D0002\n```')).split('\n')).toEqual([
    '## D0002 付款方式 {#D0002}',
    '',
    '| 取值 | 含义 | 说明 |',
    '| - | - | - |',
    `| ${value('CARD')} | 银行卡 | |`,
    `| ${value('CASH')} | 现金 | |`,
    `| ${value('COUPON')} | 代金券 | 每单一张。 |`,
    '',
    '用于：',
    '',
    '- [下单](/docs/shop#op-placeOrder)：[`pay`](/docs/shop#placeOrder.req.pay)',
  ]);
});

test('a dictionary that is added to common.yaml stands in the list and on the page', async () => {
  const site = smallSite(
    'common',
    'x-rate-limits',
    '  D0003: {title: 颜色, usedBy: 商品标签, values: {RED: {meaning: 红。}}}\nx-rate-limits',
  );
  const output = await expanded(site, '```dictionary-index\n```\n\n```dictionaries\n```');
  for (const text of [
    '- [D0003 颜色](#D0003)',
    '## D0003 颜色 {#D0003}',
    `| ${value('RED', 'D0003')} | 红 |`,
    '- 商品标签',
  ])
    expect.soft(output).toContain(text);
});

test('groups, further columns and a note come from the data', async () => {
  const values =
    "values: {CARD: {meaning: 银行卡。, group: a, cells: {fee: '1%'}}, CASH: {meaning: 两处。, meanings: {a: 甲。, b: 乙。}}}";
  const site = smallSite(
    'common',
    'values: {CARD: {meaning: 银行卡。}, CASH: {meaning: 现金。}}',
    `groups: {a: 甲组, b: 乙组}, columns: {fee: 费率}, note: 说完了。, ${values}`,
  );
  const output = await expanded(site, '```dictionary D0002\n```');
  const order = [
    '### 甲组 {#D0002-a}',
    '| 取值 | 含义 | 费率 |',
    `| ${value('CARD', 'D0002-a')} | 银行卡 | 1% |`,
    `| ${value('CASH', 'D0002-a')} | 甲 | |`,
    '### 乙组 {#D0002-b}',
    `| ${value('CASH', 'D0002-b')} | 乙 |`,
    '说完了。',
    '用于：',
  ];
  const positions = order.map((text) => output.indexOf(text));
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(positions).not.toContain(-1);
});

const MACHINE = `x-states:
  pay:
    title: 付款
    dictionary: D0002
    initial: [CARD]
    final: [CASH]
    transitions: [{from: CARD, to: CASH, by: 'op:placeOrder'}, {from: CARD, to: CASH, by: 'system: 到期'}, {from: CASH, to: CARD, by: 'system: 退货'}]
    events: {}
`;

test('next states and final states come from the machine', async () => {
  const site = smallSite('common', 'x-rate-limits', `${MACHINE}x-rate-limits`);
  expect(await expanded(site, '```dictionary D0002\n```')).toContain(
    `| ${value('CARD')} | 银行卡。 | \`CASH\` | 否 |\n| ${value('CASH')} | 现金。 | \`CARD\` | 是，直到退货 |`,
  );
});

const DIGITS =
  "values: {CARD: {meaning: 银行卡。, codes: {shop: '10'}}, CASH: {meaning: 现金。, codes: {shop: '20'}}}}";

for (const [used, row] of [
  ["['10', '20']", `| ${value('10')} | 银行卡。 | \`20\` | 否 |`],
  ["[CARD, '20']", `| ${value('CARD')} | \`10\` | 银行卡。 | \`CASH\`（\`20\`） | 否 |`],
  ['[CARD, CASH]', `| ${value('CARD')} | \`10\` | 银行卡。 | \`CASH\`（\`20\`） | 否 |`],
] as const) {
  test(`where interfaces use ${used}, a dictionary shows what they use`, async () => {
    const site = smallSite('shop', '[CARD, CASH]', used);
    editContract(site, {
      file: 'common',
      from: 'values: {CARD: {meaning: 银行卡。}, CASH: {meaning: 现金。}}}',
      to: `${DIGITS}\n${MACHINE}`,
    });
    expect(await expanded(site, '```dictionary D0002\n```')).toContain(row);
  });
}

const [, ERRORS] = pages.commonErrors.split('#');
const FIX = '<abbr title="修正后重试">F</abbr>';

test('an error class, the retry advice and chosen codes become tables', async () => {
  const site = smallSite();
  const output = await expanded(site, '```error-codes\n```');
  for (const text of [
    '| 方式 | 做法 |\n| - | - |\n',
    `| ${FIX} 修正后重试 | 改正后再发。 |`,
    `### 422 业务规则不允许 {#${ERRORS}-422}\n\n请求正确。`,
    `| ${value('422001', ERRORS)}<br />\`OUT_OF_STOCK\` | 缺货。 | 换一件。 | ${FIX} |`,
  ]) {
    expect.soft(output).toContain(text);
  }
  expect(await expanded(site, '```error-codes 422001\n```')).toContain(
    `| [\`422001\`](/docs/${pages.commonErrors}-422001)<br />\`OUT_OF_STOCK\` |`,
  );
});

test('a link of a contract text leads to the page of its version', () => {
  const url = (page: string, anchor: string) => `/docs/2.0/${page}#${anchor}`;
  const text = '见 `a[0](b)`、[签名](#sign)和[任务](biz/task)，<不是标签>。';
  expect(inlineMarkdown(text, url)).toBe(
    '见 `a[0](b)`、[签名](/docs/2.0/#sign)和[任务](/docs/2.0/biz/task)，<不是标签>。',
  );
});

test('the schedule of notifications is summed up; limits keep their titles', async () => {
  const schedule =
    'x-notification-schedule: {acceptWithinSeconds: 5, retryAfterSeconds: [15, 180], totalSeconds: 195}\n';
  const site = smallSite('common', 'x-rate-limits', `${schedule}x-rate-limits`);
  expect((await expanded(site, '```notification-schedule\n```')).split('\n')).toEqual([
    '没有送达的通知最多发送 3 次，间隔逐次加长，从首次到第 3 次共 3 分 15 秒：',
    '',
    '| 次数 | 距上一次 | 距首次 |',
    '| - | - | - |',
    '| 1 | – | – |',
    '| 2 | 15 秒 | 15 秒 |',
    '| 3 | 3 分 | 3 分 15 秒 |',
  ]);
  expect(await expanded(site, '```rate-limits\n```')).toContain('| 写接口 | 每秒 1 次 |');
  expect(duration(38625)).toBe('10 小时 43 分 45 秒');
});
