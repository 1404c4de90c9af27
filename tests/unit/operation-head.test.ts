import {expect, test} from './plain-test';
import {readFileSync} from 'fs';
import path from 'path';
import {componentsOf, contractSite, expandPage, showing, smallSite} from './fixtures/small-site';
import {editFile} from '../fixtures/edit-file';
import {writeFiles} from '../fixtures/written-files';
import type {Edit} from './fixtures/small-site';

type Fact = {term: string; text: unknown[]};
type Listed = {name: string; text: unknown[]};

const PAGE = '前言\n\n```openapi shop#placeOrder\n```\n';
const ORDERS = ['createOrder', 'payOrder', 'getOrder', 'notifyOrder']
  .map((name) => `\`\`\`openapi shop#${name}\n\`\`\`\n`)
  .join('\n');

const call = (operationId: string, more: string) =>
  `    post: {operationId: ${operationId}, summary: ${operationId}, ${more}, responses: {'200': {description: 成功`;
const CALLS: Edit[] = [
  {
    file: 'shop',
    from: 'paths:\n',
    to: `paths:\n  /pay:\n${call('payOrder', 'x-states: order')}}}}\n  /create:\n${call('createOrder', 'x-states: order, x-idempotent-key: orderNo')}}}}\n`,
  },
  {file: 'shop', from: 'x-rate-limit: read\n', to: 'x-rate-limit: read\n      x-states: order\n'},
  {file: 'common', from: 'op:getOrder', to: 'op:payOrder'},
];

const TERM = /^- (?:版本|凭证|业务单号|频率限制|事件|上一步|下一步|结果|更多)：/;

/** The facts of each interface of a page, as `term: text` in Markdown. */
const factsOf = (plain: string) =>
  plain
    .split('\n')
    .filter((line) => TERM.test(line))
    .map((line) => line.slice(2));

test('behind what a page is for stand its interfaces, also in Markdown; each says what it does in its first sentence', async () => {
  const site = smallSite(
    'shop',
    'summary: 下单\n',
    'summary: 下单\n      description: 提交一张 `NEW` 的订单。付款另行。\n',
  );
  const {root, plain} = await expandPage(site, PAGE);
  expect(root.children[0]).toMatchObject({type: 'paragraph'});
  expect(root.children[1]).toMatchObject({type: 'component', name: 'OperationList'});
  const [{operations}] = componentsOf({root}, 'OperationList') as {operations: Listed[]}[];
  expect(operations).toEqual([
    {
      method: 'POST',
      path: '/openapi/orders',
      name: '下单',
      href: '#op-placeOrder',
      deprecated: false,
      text: ['提交一张 ', {name: 'code', props: {}, children: ['NEW']}, ' 的订单。'],
    },
  ]);
  expect(plain).toContain('| [下单](#op-placeOrder) | `POST /openapi/orders` | 提交一张 `NEW` 的订单。 |');
});

test('the list follows front matter, imports and the first paragraph, and a page without interfaces has none', async () => {
  const site = smallSite();
  const types = async (markdown: string) =>
    (await expandPage(site, markdown)).root.children.map((node) => (node.type === 'component' ? node.name : node.type));
  expect((await types(`---\ntitle: 订单\n---\n\nimport A from './a';\n\n${PAGE}`)).slice(0, 4)).toEqual([
    'yaml',
    'mdxjsEsm',
    'paragraph',
    'OperationList',
  ]);
  expect(await types('前言\n\n```operations shop\n```\n')).toEqual(['paragraph', 'table']);
});

test('interfaces name what comes before and after them, by the states of their object', async () => {
  const {plain, problems} = await expandPage(contractSite('order-contract', CALLS), ORDERS);
  expect(problems).toEqual([]);
  const link = (name: string, id: string) => `[${name}](/docs/shop#op-${id})`;
  expect(factsOf(plain)).toEqual([
    '业务单号：`orderNo`',
    `下一步：${link('payOrder', 'payOrder')}`,
    `结果：${link('查询订单', 'getOrder')}`,
    `上一步：${link('createOrder', 'createOrder')}`,
    `结果：${link('查询订单', 'getOrder')}、${link('通知：订单', 'notifyOrder')}`,
    '频率限制：每秒 1 次',
    `结果：${link('通知：订单', 'notifyOrder')}`,
    '事件：`order.done`',
    `结果：${link('查询订单', 'getOrder')}`,
  ]);
});

/** Orders and returns share a state machine; only orders are in notifications. */
const TWO_OBJECTS: Edit[] = [
  {
    file: 'shop',
    from: 'status: {type: string',
    to: 'orderId: {type: string, description: 编号。}\n        status: {type: string',
  },
  {
    file: 'shop',
    from: 'paths:\n',
    to: `paths:\n  /return:\n${call('payReturn', 'x-states: order')}, content: {application/json: {schema: {type: object, properties: {returnId: {type: string}}}}}}}}\n  /pay:\n${call('payOrder', 'x-states: order')}, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}}\n`,
  },
  {file: 'common', from: 'by: op:getOrder}', to: 'by: op:payOrder}\n      - {from: NEW, to: PAID, by: op:payReturn}'},
  {
    file: 'common',
    from: 'x-notification-schedule',
    to: 'x-objects:\n  order: {keys: {orderId: ord_}, states: {status: order}}\n  return: {keys: {returnId: ret_}, states: {status: order}}\nx-notification-schedule',
  },
];
const RETURNS = '```openapi shop#payReturn\n```\n\n```openapi shop#payOrder\n```\n';
const NOTIFIED = '结果：[通知：订单](/docs/shop#op-notifyOrder)';

const resultsOf = (plain: string) => factsOf(plain).filter((fact) => fact.startsWith('结果'));

test('a notification is the result of calls that move the object of which it tells, not of all that share the state machine', async () => {
  const site = contractSite('order-contract', TWO_OBJECTS);
  expect(resultsOf((await expandPage(site, RETURNS)).plain)).toEqual([NOTIFIED]);
});

test('a notification is also the result of calls after which it tells of a part, where the object says so', async () => {
  const parts: Edit = {file: 'common', from: 'ret_}, ', to: 'ret_}, notifies: {PAID: [order]}, '};
  const site = contractSite('order-contract', [...TWO_OBJECTS, parts]);
  expect(resultsOf((await expandPage(site, RETURNS)).plain)).toEqual([NOTIFIED, NOTIFIED]);
});

for (const [name, from, to] of [
  ['that is left out', "by: 'system: 送达'", "silent: true, by: 'system: 送达'"],
  ['of a state to which only another call leads', "by: 'system: 送达'", 'by: op:payReturn'],
] as const) {
  test(`an event ${name} is no result`, async () => {
    const site = contractSite('order-contract', [...TWO_OBJECTS, {file: 'common', from, to}]);
    expect(resultsOf((await expandPage(site, RETURNS)).plain)).toEqual([]);
  });
}

test('on different pages a state machine relates nothing', async () => {
  const site = contractSite('order-contract', CALLS);
  editFile(path.join(site, 'docs/shop.mdx'), '```openapi shop#payOrder\n```\n', '');
  writeFiles(site, {'docs/pay.mdx': showing('operationId: payOrder')});
  const {plain} = await expandPage(site, ORDERS);
  expect(plain).not.toMatch(/上一步|下一步/);
});

for (const target of ['operationId: getOrder', "operationRef: '#/paths/~1openapi~1orders/get'"]) {
  test(`links of answers relate interfaces: ${target}`, async () => {
    const linked: Edit = {
      file: 'shop',
      from: 'paths:\n',
      to: `paths:\n  /create:\n${call('createOrder', 'x-error-codes: []')}, links: {next: {${target}}}}}}\n`,
    };
    const {plain} = await expandPage(
      contractSite('order-contract', [linked]),
      '```openapi shop#createOrder\n```\n\n```openapi shop#getOrder\n```\n',
    );
    expect(factsOf(plain)).toEqual([
      '下一步：[查询订单](/docs/shop#op-getOrder)',
      '频率限制：每秒 1 次',
      '上一步：[createOrder](/docs/shop#op-createOrder)',
    ]);
  });
}

test('feedback and source are linked where the site says where they are, and absent otherwise', async () => {
  const site = smallSite();
  const operationLinks = {
    feedback: 'https://shop.example/issues/new?title={operation}',
    source: 'https://shop.example/blob/{file}#L{line}',
  };
  const line =
    readFileSync(path.join(site, 'docs/_contract/shop.yaml'), 'utf8')
      .split('\n')
      .findIndex((text) => text.includes('operationId: placeOrder')) + 1;
  expect((await expandPage(site, PAGE, {operationLinks})).plain).toContain(
    `- 更多：[反馈问题](https://shop.example/issues/new?title=placeOrder)、[查看源文件](https://shop.example/blob/docs/_contract/shop.yaml#L${line})`,
  );
  const {root} = await expandPage(site, PAGE);
  expect(componentsOf({root}, 'OperationFacts').flatMap(({facts}) => (facts as Fact[]).map(({term}) => term))).toEqual([
    '频率限制',
  ]);
});

const SECOND = `  /again:
    get:
      {operationId: getOrder, summary: 查询, responses: {'200': {description: 成功, content: {application/json: {schema:
      {allOf: [{$ref: 'common.yaml#/components/schemas/Envelope'}, {type: object, properties: {data: {$ref: '#/components/schemas/Order'}}}]}}}}}}
components:
`;

test('the envelope of the answers is said once for all interfaces of a page, at its beginning', async () => {
  const site = smallSite('shop', 'components:\n', SECOND);
  const {plain, problems} = await expandPage(site, `${PAGE}\n\`\`\`openapi shop#getOrder\n\`\`\`\n`);
  expect(problems).toEqual([]);
  expect(plain.match(/^## /gm)).toHaveLength(2);
  expect(plain.split('外层见')).toHaveLength(2);
  expect(plain.indexOf('外层见')).toBeLessThan(plain.indexOf('## '));
});

test('a page whose answers have no envelope does not name it', async () => {
  expect((await expandPage(contractSite('order-contract', CALLS), ORDERS)).plain).not.toContain('外层见');
});
