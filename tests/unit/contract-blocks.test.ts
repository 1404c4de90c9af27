import {expect, test} from './plain-test';
import {contractSite, expandPage, smallSite} from './fixtures/small-site';
import {table} from '../../src/plugins/docs/blocks/markdown';

test("a provider's own contract needs no code: head, prose, fields, errors and examples come in this order", async () => {
  const {markdown, problems} = await expandPage(
    smallSite(),
    '前言\n\n```openapi shop#placeOrder\n```\n\n作者的说明。\n\n## 其他 {#other}\n',
  );
  expect(problems).toEqual([]);
  const positions = [
    '前言',
    '## 下单 {#op-placeOrder}',
    '<Endpoint method={"POST"} path={"/openapi/orders"} operation={"placeOrder"} />',
    '作者的说明。',
    '<Reference operationId=',
    '成功应答示例',
    '## 其他',
  ];
  expect(positions.map((text) => markdown.indexOf(text)).every((at, index, all) => at > (all[index - 1] ?? -1))).toBe(
    true,
  );
  for (const text of ['placeOrder.req.items.sku', 'placeOrder.err.OUT_OF_STOCK', 'pay 为 CARD 时必填', '数量 1–9 项']) {
    expect.soft(markdown).toContain(text);
  }
});

test('an interface without prose shows its description', async () => {
  const site = smallSite('shop', 'summary: 下单\n', 'summary: 下单\n      description: 提交一张订单。\n');
  const page = async (prose: string) =>
    (await expandPage(site, `\`\`\`openapi shop#placeOrder\n\`\`\`\n\n${prose}\n`)).markdown;
  const timesShown = async (prose: string) => (await page(prose)).split('提交一张订单。').length - 1;
  // It is also in the list at the top of the page.
  expect(await timesShown('')).toBe(2);
  expect(await timesShown('作者的说明。')).toBe(1);
});

test('amounts show the rules that they satisfy', async () => {
  const site = contractSite('order-contract');
  const {markdown} = await expandPage(site, '```openapi shop#notifyOrder\n```\n');
  expect(markdown).toContain('["金额关系：",{"name":"code","props":{},"children":["total = sum(items.amount)"]},"，",');
});

test('a block inside a longer code fence, or of another language, is left alone', async () => {
  const markdown = '```text\n```\n\n```json\n{}\n```\n';
  expect((await expandPage(smallSite(), markdown)).markdown).toBe(markdown);
});

test('the indexes name every interface, and the interfaces that return an error code', async () => {
  const {markdown, problems} = await expandPage(smallSite(), '```operations shop\n```\n\n```error-index shop\n```\n');
  expect(problems).toEqual([]);
  expect(markdown.trim().split('\n')).toEqual([
    '| 接口 | 方法与路径 | 所在页面 |',
    '| - | - | - |',
    '| [下单](/docs/shop#op-placeOrder) | `POST /openapi/orders` | [shop](/docs/shop) |',
    '',
    '| 错误码 | 返回它的接口 |',
    '| - | - |',
    '| `422001` `OUT_OF_STOCK` | [下单](/docs/shop#op-placeOrder) |',
  ]);
});

test('a table cell keeps its pipes and stays on one line', () => {
  expect(table(['a'], [['a | b\nc']])).toContain('| a &#124; b c |');
});
