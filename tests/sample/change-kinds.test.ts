import {expect, test} from '../unit/plain-test';
import {cpSync, renameSync} from 'fs';
import path from 'path';
import {OLDER, changingSite, changingVersions} from '../unit/fixtures/changing-site';
import {stepsTo} from '../../contract/compare/compare';

/** A change in the newer version; applied to the older version, it turns an addition into a removal. */
type Case = [from: string, to: string, ...expected: string[]];

const CARD = 'card: {type: string, description: 卡号。}';
const NOTE = 'note: {type: string, description: 备注。}';
const OUT_NO = 'minLength: 6, maxLength: 32';
const SUMMARY = 'summary: 下单';
const card = (more: string) => CARD.replace('}', `, ${more}}`);
const withNull = (field: string) => field.replace('string', "[string, 'null']");
/** The differences of a field of the order, which is in responses and in a notification. */
const inAnswers = (kind: string) =>
  ['placeOrder.res', 'getOrder.res', 'notifyOrder.req.data'].map((at) => kind.replace('@', at));

const REFUND = `  /refunds:
    post:
      operationId: refund
      summary: 退款
      requestBody: {content: {application/json: {schema: {type: object, properties: {why: {type: string, description: 原因。}}}}}}
      responses: {'200': {description: 成功}}
webhooks:`;
const MARK = 'mark: {type: string, description: 标记。}\n                card: {';
const ANSWERED = 'mark: {type: string, description: 标记。}\n        note: {';
const CODES = "['422001', '422002']";
const EVENTS = 'x-events: [order.paid, order.closed]';
const LATE = EVENTS.replace(']', ', order.late]');

const SHOP: Case[] = [
  ['webhooks:', REFUND, 'compatible operation-added refund'],
  [SUMMARY, `${SUMMARY}\n      deprecated: true`, 'attention operation-deprecated placeOrder'],
  ['  /orders:', '  /order:', 'breaking path-changed placeOrder'],
  [
    '    post:\n      operationId: placeOrder',
    '    put:\n      operationId: placeOrder',
    'breaking method-changed placeOrder',
  ],
  [
    'application/json:\n            schema:\n              type: object',
    'multipart/form-data:\n            schema:\n              type: object',
    'breaking media-type-changed placeOrder',
  ],
  [SUMMARY, `${SUMMARY}\n      security: [{token: []}]`, 'breaking auth-changed placeOrder'],
  ['x-rate-limit: write', 'x-rate-limit: read', 'attention rate-limit-changed placeOrder'],
  ['x-idempotent-key: outNo', 'x-idempotent-key: card', 'breaking idempotency-key-changed placeOrder'],
  ['card: {', MARK, 'compatible field-added placeOrder.req.mark'],
  ['note: {', ANSWERED, ...inAnswers('compatible field-added @.mark')],
  [CARD, card('deprecated: true'), 'attention field-deprecated placeOrder.req.card'],
  ['in: query', 'in: header', 'breaking field-moved getOrder.req.detail'],
  ['[pay, price]', '[pay, price, outNo]', 'breaking field-required placeOrder.req.outNo'],
  ['[pay, price]', '[pay]', 'compatible field-optional placeOrder.req.price'],
  ['required: [orderNo]', 'required: []', ...inAnswers('breaking field-optional @.orderNo')],
  ['required: [orderNo]', 'required: [orderNo, note]', ...inAnswers('compatible field-required @.note')],
  ['const: CARD', 'const: CASH', 'breaking condition-changed placeOrder.req.card'],
  ['then: {required: [card]}', 'then: {}', 'compatible condition-removed placeOrder.req.card'],
  [CARD, CARD.replace('string', 'integer'), 'breaking type-changed placeOrder.req.card'],
  [CARD, CARD.replace('type: string, ', ''), 'compatible type-widened placeOrder.req.card'],
  [NOTE, NOTE.replace('string', '[string, integer]'), ...inAnswers('breaking type-widened @.note')],
  [CARD, withNull(CARD), 'compatible null-added placeOrder.req.card'],
  [NOTE, withNull(NOTE), ...inAnswers('breaking null-added @.note')],
  ['default: false', 'default: true', 'breaking default-changed getOrder.req.detail'],
  [OUT_NO, 'minLength: 6, maxLength: 16', 'breaking limit-tightened placeOrder.req.outNo'],
  [OUT_NO, 'minLength: 6, maxLength: 64', 'compatible limit-loosened placeOrder.req.outNo'],
  [
    OUT_NO,
    'minLength: 8, maxLength: 64',
    'breaking limit-tightened placeOrder.req.outNo',
    'compatible limit-loosened placeOrder.req.outNo',
  ],
  ["pattern: '^[0-9]+", "x-maximum: '98000.00', pattern: '^[0-9]+", 'breaking limit-tightened placeOrder.req.price'],
  ['maxItems: 9', 'maxItems: 8', 'breaking limit-tightened placeOrder.req.gifts'],
  [
    'items: {type: string, maxLength: 9}',
    'items: {type: string, maxLength: 10}',
    'compatible limit-loosened placeOrder.req.gifts',
  ],
  ['^[0-9]+[.]', '^[1-9]+[.]', 'breaking limit-tightened placeOrder.req.price'],
  [CARD, card('format: uuid'), 'breaking limit-tightened placeOrder.req.card'],
  [CARD, card('enum: [A]'), 'breaking limit-tightened placeOrder.req.card'],
  ['订单号。, maxLength: 32', '订单号。, maxLength: 64', ...inAnswers('compatible limit-loosened @.orderNo')],
  ['enum: [CARD, CASH]', 'enum: [CARD, CASH, GOLD]', 'compatible enum-value-added placeOrder.req.pay GOLD'],
  ['enum: [CARD, CASH]', 'enum: [CARD]', 'breaking enum-value-removed placeOrder.req.pay CASH'],
  ['[OPEN, PAID]', '[OPEN, PAID, LATE]', ...inAnswers('attention enum-value-added @.state LATE')],
  ['[OPEN, PAID]', '[OPEN]', ...inAnswers('compatible enum-value-removed @.state PAID')],
  ["['422001']", CODES, 'attention error-added placeOrder 422002'],
  [EVENTS, LATE, 'compatible event-added notifyOrder order.late'],
];

const SHOP_UNDONE: Case[] = [
  [CARD, CARD.replace('type: string, ', ''), 'breaking type-narrowed placeOrder.req.card'],
  ['webhooks:', REFUND, 'breaking operation-removed refund'],
  ['card: {', MARK, 'breaking field-removed placeOrder.req.mark'],
  ['note: {', ANSWERED, ...inAnswers('breaking field-removed @.mark')],
  [CARD, withNull(CARD), 'breaking null-removed placeOrder.req.card'],
  [CARD, card('format: uuid'), 'compatible limit-loosened placeOrder.req.card'],
  ["['422001']", CODES, 'attention error-removed placeOrder 422002'],
  [EVENTS, LATE, 'breaking event-removed notifyOrder order.late'],
];

const DSA = 'DSA: {meaning: 乙。}';
const SM2 = `${DSA}, SM2: {meaning: 丙。}`;
const GOLD = 'GOLD: {meaning: 黄金。}';
const ENVELOPE = 'properties: {code: {type: string, description: 结果码。}, data';

const COMMON: Case[] = [
  // Every notification excludes the value.
  ['[shop]', '[shop, bank]'],
  ['每秒 1 次', '每秒 2 次', 'attention rate-limit-changed common#write'],
  ['[SUCCESS, OK]', '[SUCCESS]', 'breaking enum-value-removed common#Receipt.code OK'],
  ["['400001']", "['400001', '422002']", 'attention error-added common#422002'],
  ['OUT_OF_STOCK', 'SOLD_OUT', 'attention error-renamed common#422001'],
  ['换一件。, retry: fix', '换一件。, retry: same', 'attention error-retry-changed common#422001'],
  [DSA, SM2, 'compatible dictionary-value-added common#D0003 SM2'],
  ['CASH: {meaning: 现金。}', 'CASH: {meaning: 支票。}', 'breaking dictionary-value-redefined common#D0002 CASH'],
  ['RSA: {meaning: 甲。}', 'RSA: {meaning: 丁。}', 'breaking dictionary-value-redefined common#D0003 RSA'],
  ['RSA: {meaning: 甲。}', "RSA: {meaning: '[甲](a#b)。'}"],
  // A field lists the values of this dictionary.
  [GOLD, `${GOLD}, IOU: {meaning: 欠条。}`],
  // Reported once for all schemas that include it.
  [
    ENVELOPE,
    ENVELOPE.replace('{', '{id: {type: string, description: 编号。}, '),
    'compatible field-added common#Envelope.id',
  ],
  [
    'eventType: {',
    'nonce: {type: string, description: 随机串。}, eventType: {',
    'compatible field-added common#Notification.nonce',
  ],
];

const COMMON_UNDONE: Case[] = [
  ["['400001']", "['400001', '422002']", 'attention error-removed common#422002'],
  [DSA, SM2, 'breaking dictionary-value-removed common#D0003 SM2'],
];

const differencesIn = (site: string) =>
  stepsTo(changingVersions(site), 'docs')[0].differences.map((one) => `${one.class} ${one.id.replace('shop#', '')}`);

for (const [cases, file, folder] of [
  [SHOP, 'shop.yaml', undefined],
  [SHOP_UNDONE, 'shop.yaml', OLDER],
  [COMMON, 'common.yaml', undefined],
  [COMMON_UNDONE, 'common.yaml', OLDER],
] as const)
  for (const [from, to, ...expected] of cases)
    test(`${folder ? 'not ' : ''}${to.replace(/\s+/g, ' ')} for ${from.replace(/\s+/g, ' ')}: ${expected.join() || 'no difference'}`, () => {
      expect(differencesIn(changingSite([{folder, file, from, to}])).sort()).toEqual([...expected].sort());
    });

test('a field that is new and required is one difference', () => {
  const edits = [
    {from: 'card: {', to: MARK},
    {from: '[pay, price]', to: '[pay, price, mark]'},
  ];
  expect(differencesIn(changingSite(edits))).toEqual(['breaking required-field-added placeOrder.req.mark']);
});

test('a family that came or went is one difference', () => {
  const site = changingSite();
  const bank = (folder: string) => path.join(site, folder, 'bank.yaml');
  cpSync(path.join(site, 'docs/_contract/shop.yaml'), bank('docs/_contract'));
  expect(differencesIn(site)).toEqual(['compatible family-added bank']);
  renameSync(bank('docs/_contract'), bank(OLDER));
  expect(differencesIn(site)).toEqual(['breaking family-removed bank']);
});
