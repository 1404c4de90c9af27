import {writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from './plain-test';
import {expandPage, problemsOf, smallSite} from '../fixtures/small-site';
import {formatProblem} from '../../contract/problems';

const MISTAKES = [
  {
    name: 'an example with a wrong type',
    from: 'count: 2',
    to: "count: '2'",
    message: 'docs/_contract/shop.yaml:24:22: example/items/0/count must be integer',
  },
  {
    name: 'an example without a required field',
    from: 'pay: CARD, card: C1',
    to: 'pay: CARD',
    message: "example must have required property 'card'",
  },
  {
    name: 'a field that the schema does not know',
    from: 'count: 2',
    to: 'count: 2, colour: red',
    message: 'must NOT have additional properties ({"additionalProperty":"colour"})',
  },
  {
    name: 'an unknown error code',
    from: "['422001']",
    to: "['422001', '422009']",
    message: 'error code "422009" is unknown.',
  },
  {
    name: 'an error code that nobody returns',
    from: "['422001']",
    to: '[]',
    message: 'docs/_contract/common.yaml:8:13: error code "422001" is returned by no interface.',
  },
  {
    name: 'an unknown dictionary',
    from: 'x-dict: D0002',
    to: 'x-dict: D0009',
    message: 'dictionary "D0009" is unknown. Known: D0002.',
  },
  {
    name: 'a value that its dictionary lacks',
    from: 'enum: [CARD, CASH]',
    to: 'enum: [CARD, CASH, GOLD]',
    message: '"GOLD" is no value of dictionary D0002. Known: CARD, CASH.',
  },
  {
    name: 'an error code without a class',
    file: 'common',
    from: "'422': {title",
    to: "'423': {title",
    message: 'docs/_contract/common.yaml:8:13: error code "422001" belongs to no class of x-error-classes. Known: 423.',
  },
  {
    name: 'an unknown retry',
    file: 'common',
    from: 'retry: fix',
    to: 'retry: later',
    message: 'retry "later" is not in x-retry-advice.',
  },
  {
    name: 'a dictionary that nothing uses',
    file: 'common',
    from: 'x-rate-limits',
    to: '  D0003: {title: 颜色, values: {RED: {meaning: 红。}}}\nx-rate-limits',
    message: 'no field uses dictionary "D0003".',
  },
  {
    name: 'a group that the dictionary lacks',
    file: 'common',
    from: 'CASH: {',
    to: 'CASH: {group: a, ',
    message: 'group "a" is not in the groups of D0002.',
  },
  {
    name: 'a cell without a column',
    file: 'common',
    from: 'CASH: {',
    to: 'CASH: {cells: {fee: 1%}, ',
    message: '"fee" is no column of D0002.',
  },
  {
    name: 'a link to a page that the version lacks',
    from: 'description: 商品编号。',
    to: "description: '见[签名](#sign)和`[a](b)`。'",
    message: 'docs/_contract/shop.yaml:43:42: link leads to no page "".',
  },
  {name: 'an empty enum', from: 'enum: [CARD, CASH]', to: 'enum: []', message: 'enum is empty.'},
  {
    name: 'a reference that leads nowhere',
    from: "{$ref: '#/components/schemas/Order'}",
    to: "{$ref: '#/components/schemas/Ordre'}",
    message: '$ref "#/components/schemas/Ordre" leads nowhere.',
  },
  {
    name: 'a reference to a file that does not exist',
    from: 'common.yaml#/components/schemas/Envelope',
    to: 'comon.yaml#/components/schemas/Envelope',
    message:
      'docs/_contract/shop.yaml:32:28: $ref "comon.yaml#/components/schemas/Envelope" names a file that does not exist. Known: common.yaml, shop.yaml.',
  },
  {
    name: 'a circle of references',
    from: 'Order: {type: object, required: [orderNo], properties: {orderNo: {type: string, description: 订单号。}}}',
    to: "Order: {$ref: '#/components/schemas/Order'}",
    message: 'circular $ref: shop.yaml#/components/schemas/Order → shop.yaml#/components/schemas/Order.',
  },
  {
    name: 'an operationId that stands twice',
    from: 'components:\n  schemas:\n    Order:',
    to: 'webhooks:\n  placed:\n    post: {operationId: placeOrder, summary: 通知, x-events: [order.placed], responses: {}}\ncomponents:\n  schemas:\n    Order:',
    message: 'docs/_contract/shop.yaml:37:25: operationId "placeOrder" is used twice, first by POST /openapi/orders.',
  },
  {
    name: 'a mistyped key of OpenAPI',
    from: 'responses:',
    to: 'respons:',
    message: 'docs/_contract/shop.yaml:26:9: "respons" is unknown here. Known: operationId,',
  },
];

for (const {name, file = 'shop', from, to, message} of MISTAKES) {
  test(`${name} is reported with file, line and column`, () => {
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
