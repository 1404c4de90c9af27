import {expect, test} from './plain-test';
import {writeFileSync} from 'fs';
import path from 'path';
import {expandPage, problemsOf, smallSite} from './fixtures/small-site';
import {formatProblem} from '../../contract/problems';

const MISTAKES: string[][] = [
  ['count: 2', "count: '2'", 'docs/_contract/shop.yaml:24:22: example/items/0/count must be integer'],
  ['pay: CARD, card: C1', 'pay: CARD', "example must have required property 'card'"],
  ['count: 2', 'count: 2, colour: red', 'must NOT have additional properties ({"additionalProperty":"colour"})'],
  ["['422001']", "['422001', '422009']", 'error code "422009" is unknown.'],
  ["['422001']", '[]', 'docs/_contract/common.yaml:8:13: error code "422001" is returned by no interface.'],
  ['x-dict: D0002', 'x-dict: D0009', 'dictionary "D0009" is unknown. Known: D0002.'],
  ['enum: [CARD, CASH]', 'enum: [CARD, CASH, GOLD]', '"GOLD" is no value of dictionary D0002. Known: CARD, CASH.'],
  [
    "'422': {title",
    "'423': {title",
    'docs/_contract/common.yaml:8:13: error code "422001" belongs to no class of x-error-classes. Known: 423.',
    'common',
  ],
  ['retry: fix', 'retry: later', 'retry "later" is not in x-retry-advice.', 'common'],
  [
    'x-rate-limits',
    '  D0003: {title: 颜色, values: {RED: {meaning: 红。}}}\nx-rate-limits',
    'no field uses dictionary "D0003".',
    'common',
  ],
  ['CASH: {', 'CASH: {group: a, ', 'group "a" is not in the groups of D0002.', 'common'],
  ['CASH: {', 'CASH: {cells: {fee: 1%}, ', '"fee" is no column of D0002.', 'common'],
  [
    'description: 商品编号。',
    "description: '见[签名](#sign)和`[a](b)`。'",
    'docs/_contract/shop.yaml:43:42: link leads to no page "".',
  ],
  ['enum: [CARD, CASH]', 'enum: []', 'enum is empty.'],
  [
    "{$ref: '#/components/schemas/Order'}",
    "{$ref: '#/components/schemas/Ordre'}",
    '$ref "#/components/schemas/Ordre" leads nowhere.',
  ],
  [
    'common.yaml#/components/schemas/Envelope',
    'comon.yaml#/components/schemas/Envelope',
    'docs/_contract/shop.yaml:32:28: $ref "comon.yaml#/components/schemas/Envelope" names a file that does not exist. Known: common.yaml, shop.yaml.',
  ],
  [
    'Order: {type: object, required: [orderNo], properties: {orderNo: {type: string, description: 订单号。}}}',
    "Order: {$ref: '#/components/schemas/Order'}",
    'circular $ref: shop.yaml#/components/schemas/Order → shop.yaml#/components/schemas/Order.',
  ],
  [
    'components:\n  schemas:\n    Order:',
    'webhooks:\n  placed:\n    post: {operationId: placeOrder, summary: 通知, x-events: [order.placed], responses: {}}\ncomponents:\n  schemas:\n    Order:',
    'docs/_contract/shop.yaml:37:25: operationId "placeOrder" is used twice, first by POST /openapi/orders.',
  ],
  ['responses:', 'respons:', 'docs/_contract/shop.yaml:26:9: "respons" is unknown here. Known: operationId,'],
];

for (const [from, to, message, file = 'shop'] of MISTAKES) {
  test(`${message}`, () => {
    const problems = problemsOf(smallSite(file, from, to));
    expect(problems.join('\n')).toContain(message);
    expect(problems.every((problem) => /^\[contract\] docs\/_contract\/\w+\.yaml:\d+:\d+: /.test(problem))).toBe(true);
  });
}

test('broken YAML is reported with its line, without what follows from it', () => {
  const site = smallSite('shop', 'operationId: placeOrder', 'operationId: [placeOrder');
  expect(() => problemsOf(site)).toThrow(/^\[contract\] docs\/_contract\/shop\.yaml:\d+:\d+: Flow sequence [^\n]+$/);
});

test('a file that is no UTF-8, and one that is too large, are refused', () => {
  const site = smallSite();
  const file = path.join(site, 'docs', '_contract', 'shop.yaml');
  writeFileSync(file, Buffer.from([0x61, 0x3a, 0x20, 0xff, 0xfe]));
  expect(() => problemsOf(site)).toThrow('[contract] docs/_contract/shop.yaml:1:4: is not UTF-8. Save it as UTF-8.');
  writeFileSync(file, 'a'.repeat(16 * 1024 * 1024 + 1));
  expect(() => problemsOf(site)).toThrow(
    'docs/_contract/shop.yaml:1:1: has 16777217 bytes. Expected at most 16777216. Split it.',
  );
});

test('a mistyped block is reported with what is known', async () => {
  const page =
    '```openapi shop#placeOrdre\n```\n\n```openapi shop\n```\n\n```dictionary D0042\n```\n\n```error-codes 499001\n```\n\n```dictionarys\n```\n';
  expect((await expandPage(smallSite(), page)).problems.map(formatProblem)).toEqual([
    '[contract] docs/a.mdx:1:12: operation "placeOrdre" not found in _contract/shop.yaml. Known: placeOrder. Did you mean placeOrder?',
    '[contract] docs/a.mdx:4:12: "openapi shop" names no operation. Expected e.g. ```openapi shop#createOrder.',
    '[contract] docs/a.mdx:7:15: dictionary "D0042" not found in _contract/common.yaml. Known: D0002.',
    '[contract] docs/a.mdx:10:16: error code "499001" not found in _contract/common.yaml. Known: 422001.',
    expect.stringMatching(
      /^\[contract\] docs\/a\.mdx:13:4: block "dictionarys" is unknown\. Known: openapi, .* Did you mean dictionary\?$/,
    ),
  ]);
});

test('an unknown contract is reported with those that exist, in every block', async () => {
  const page = '```openapi v9#a\n```\n\n```operations shpo\n```\n\n```error-index shop v9\n```\n';
  expect((await expandPage(smallSite(), page)).problems.map(formatProblem)).toEqual([
    '[contract] docs/a.mdx:1:12: contract "v9" not found in _contract. Known: shop.',
    '[contract] docs/a.mdx:4:15: contract "shpo" not found in _contract. Known: shop.',
    '[contract] docs/a.mdx:7:16: contract "v9" not found in _contract. Known: shop.',
  ]);
});
