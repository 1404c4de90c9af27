/* eslint-disable max-lines -- A table of cases. */
import {cpSync, renameSync} from 'fs';
import path from 'path';
import {expect, test} from '../unit/plain-test';
import {OLDER, changingSite, changingVersions} from '../fixtures/changing-site';
import type {Edit} from '../fixtures/changing-site';
import {stepsTo} from '../../contract/compare/compare';

/** Contract folder of the newer version. */
const NEWER = 'docs/_contract';

type Case = {readonly edits: readonly Edit[]; readonly expected: readonly string[]};

const edit = (from: string, to: string, ...expected: string[]): Case => ({edits: [{from, to}], expected});
const common = (from: string, to: string, ...expected: string[]): Case => ({
  edits: [{file: 'common.yaml', from, to}],
  expected,
});
/** The same edits in the older version, so that additions become removals. */
const undone = ({edits, expected}: Case, ...now: string[]): Case => ({
  edits: edits.map((one) => ({...one, folder: OLDER})),
  expected: now.length > 0 ? now : expected,
});

const REFUND = `  /refunds:
    post:
      operationId: refund
      summary: 退款
      requestBody: {content: {application/json: {schema: {type: object, properties: {why: {type: string, description: 原因。}}}}}}
      responses: {'200': {description: 成功}}
webhooks:`;
const newOperation = edit('webhooks:', REFUND, 'compatible operation-added shop#refund');
const newField = edit(
  'card: {',
  'mark: {type: string, description: 标记。}\n                card: {',
  'compatible field-added shop#placeOrder.req.mark',
);
const newAnswer = edit(
  'note: {',
  'mark: {type: string, description: 标记。}\n        note: {',
  'compatible field-added shop#placeOrder.res.mark',
  'compatible field-added shop#getOrder.res.mark',
  'compatible field-added shop#notifyOrder.req.data.mark',
);
const newCode = edit("['422001']", "['422001', '422002']", 'attention error-added shop#placeOrder 422002');
const codeForAll = common("['400001']", "['400001', '422002']", 'attention error-added common#422002');
const newEvent = edit(
  'x-events: [order.paid, order.closed]',
  'x-events: [order.paid, order.closed, order.late]',
  'compatible event-added shop#notifyOrder order.late',
);
const newSignature = common(
  'DSA: {meaning: 乙。}',
  'DSA: {meaning: 乙。}, SM2: {meaning: 丙。}',
  'compatible dictionary-value-added common#D0003 SM2',
);
const card = 'card: {type: string, description: 卡号。}';
const note = 'note: {type: string, description: 备注。}';
const inAnswers = (kind: string) =>
  ['placeOrder.res', 'getOrder.res', 'notifyOrder.req.data'].map((at) => `${kind.replace('@', `shop#${at}`)}`);

const CASES: Readonly<Record<string, Case>> = {
  'a new operation': newOperation,
  'a removed operation': undone(newOperation, 'breaking operation-removed shop#refund'),
  'a deprecated operation': edit(
    'summary: 下单',
    'summary: 下单\n      deprecated: true',
    'attention operation-deprecated shop#placeOrder',
  ),
  'another path': edit('  /orders:', '  /order:', 'breaking path-changed shop#placeOrder'),
  'another method': edit(
    '    post:\n      operationId: placeOrder',
    '    put:\n      operationId: placeOrder',
    'breaking method-changed shop#placeOrder',
  ),
  'another content type': edit(
    'application/json:\n            schema:\n              type: object',
    'multipart/form-data:\n            schema:\n              type: object',
    'breaking media-type-changed shop#placeOrder',
  ),
  'another authorisation': edit(
    'summary: 下单',
    'summary: 下单\n      security: [{token: []}]',
    'breaking auth-changed shop#placeOrder',
  ),
  'another rate limit': edit(
    'x-rate-limit: write',
    'x-rate-limit: read',
    'attention rate-limit-changed shop#placeOrder',
  ),
  'another number of a rate limit': common('每秒 1 次', '每秒 2 次', 'attention rate-limit-changed common#write'),
  'another idempotency key': edit(
    'x-idempotent-key: outNo',
    'x-idempotent-key: card',
    'breaking idempotency-key-changed shop#placeOrder',
  ),
  'a new optional field': newField,
  'a removed field': undone(newField, 'breaking field-removed shop#placeOrder.req.mark'),
  'a new required field': {
    edits: [...newField.edits, {from: '[pay, price]', to: '[pay, price, mark]'}],
    expected: ['breaking required-field-added shop#placeOrder.req.mark'],
  },
  'a new field of answers and notifications': newAnswer,
  'a removed field of answers and notifications': undone(newAnswer, ...inAnswers('breaking field-removed @.mark')),
  'a deprecated field': edit(
    card,
    card.replace('}', ', deprecated: true}'),
    'attention field-deprecated shop#placeOrder.req.card',
  ),
  'a parameter elsewhere': edit('in: query', 'in: header', 'breaking field-moved shop#getOrder.req.detail'),
  'a field that became required': edit(
    '[pay, price]',
    '[pay, price, outNo]',
    'breaking field-required shop#placeOrder.req.outNo',
  ),
  'a field that became optional': edit('[pay, price]', '[pay]', 'compatible field-optional shop#placeOrder.req.price'),
  'an answer that may lack a field': edit(
    'required: [orderNo]',
    'required: []',
    ...inAnswers('breaking field-optional @.orderNo'),
  ),
  'an answer that always has a field': edit(
    'required: [orderNo]',
    'required: [orderNo, note]',
    ...inAnswers('compatible field-required @.note'),
  ),
  'another condition': edit('const: CARD', 'const: CASH', 'breaking condition-changed shop#placeOrder.req.card'),
  'no condition any more': edit(
    'then: {required: [card]}',
    'then: {}',
    'compatible condition-removed shop#placeOrder.req.card',
  ),
  'another type': edit(card, card.replace('string', 'integer'), 'breaking type-changed shop#placeOrder.req.card'),
  'null in a request': edit(
    card,
    card.replace('string', "[string, 'null']"),
    'compatible null-added shop#placeOrder.req.card',
  ),
  'no null in a request': undone(
    edit(card, card.replace('string', "[string, 'null']")),
    'breaking null-removed shop#placeOrder.req.card',
  ),
  'null in an answer': edit(
    note,
    note.replace('string', "[string, 'null']"),
    ...inAnswers('breaking null-added @.note'),
  ),
  'another default': edit('default: false', 'default: true', 'breaking default-changed shop#getOrder.req.detail'),
  'a lower upper bound': edit(
    'minLength: 6, maxLength: 32',
    'minLength: 6, maxLength: 16',
    'breaking limit-tightened shop#placeOrder.req.outNo',
  ),
  'a higher upper bound': edit(
    'minLength: 6, maxLength: 32',
    'minLength: 6, maxLength: 64',
    'compatible limit-loosened shop#placeOrder.req.outNo',
  ),
  'a range that moved': edit(
    'minLength: 6, maxLength: 32',
    'minLength: 8, maxLength: 64',
    'breaking limit-tightened shop#placeOrder.req.outNo',
    'compatible limit-loosened shop#placeOrder.req.outNo',
  ),
  'a first upper bound of a decimal': edit(
    "pattern: '^[0-9]+",
    "x-maximum: '98000.00', pattern: '^[0-9]+",
    'breaking limit-tightened shop#placeOrder.req.price',
  ),
  'fewer items': edit('maxItems: 9', 'maxItems: 8', 'breaking limit-tightened shop#placeOrder.req.gifts'),
  'longer items': edit(
    'items: {type: string, maxLength: 9}',
    'items: {type: string, maxLength: 10}',
    'compatible limit-loosened shop#placeOrder.req.gifts',
  ),
  'another pattern': edit('^[0-9]+[.]', '^[1-9]+[.]', 'breaking limit-tightened shop#placeOrder.req.price'),
  'a first format': edit(
    card,
    card.replace('}', ', format: uuid}'),
    'breaking limit-tightened shop#placeOrder.req.card',
  ),
  'no format any more': undone(
    edit(card, card.replace('}', ', format: uuid}')),
    'compatible limit-loosened shop#placeOrder.req.card',
  ),
  'values for what took all': edit(
    card,
    card.replace('}', ', enum: [A]}'),
    'breaking limit-tightened shop#placeOrder.req.card',
  ),
  'a longer answer': edit(
    '订单号。, maxLength: 32',
    '订单号。, maxLength: 64',
    ...inAnswers('compatible limit-loosened @.orderNo'),
  ),
  'a new value in a request': edit(
    'enum: [CARD, CASH]',
    'enum: [CARD, CASH, GOLD]',
    'compatible enum-value-added shop#placeOrder.req.pay GOLD',
  ),
  'a value fewer in a request': edit(
    'enum: [CARD, CASH]',
    'enum: [CARD]',
    'breaking enum-value-removed shop#placeOrder.req.pay CASH',
  ),
  'a new value in answers and notifications': edit(
    '[OPEN, PAID]',
    '[OPEN, PAID, LATE]',
    ...inAnswers('attention enum-value-added @.state LATE'),
  ),
  'a value fewer in answers and notifications': edit(
    '[OPEN, PAID]',
    '[OPEN]',
    ...inAnswers('compatible enum-value-removed @.state PAID'),
  ),
  'a value of what the integrator answers': common(
    '[SUCCESS, OK]',
    '[SUCCESS]',
    'breaking enum-value-removed common#Receipt.code OK',
  ),
  'an error code of an operation': newCode,
  'an error code fewer': undone(newCode, 'attention error-removed shop#placeOrder 422002'),
  'an error code of all operations': codeForAll,
  'an error code that no operation returns any more': undone(codeForAll, 'attention error-removed common#422002'),
  'another name of an error code': common('OUT_OF_STOCK', 'SOLD_OUT', 'attention error-renamed common#422001'),
  'other advice on a repeated call': common(
    '换一件。, retry: fix',
    '换一件。, retry: same',
    'attention error-retry-changed common#422001',
  ),
  'a new event': newEvent,
  'an event fewer': undone(newEvent, 'breaking event-removed shop#notifyOrder order.late'),
  'a new value of a dictionary that no field lists': newSignature,
  'a value fewer of a dictionary that no field lists': undone(
    newSignature,
    'breaking dictionary-value-removed common#D0003 SM2',
  ),
  'a value that means something else': common(
    'CASH: {meaning: 现金。}',
    'CASH: {meaning: 现金或支票。}',
    'breaking dictionary-value-redefined common#D0002 CASH',
  ),
  'a value that no field lists and means something else': common(
    'RSA: {meaning: 甲。}',
    'RSA: {meaning: 丁。}',
    'breaking dictionary-value-redefined common#D0003 RSA',
  ),
  'a link in the meaning of a value': common('RSA: {meaning: 甲。}', "RSA: {meaning: '[甲](a#b)。'}"),
  'a new value of a dictionary whose values a field lists': common(
    'GOLD: {meaning: 黄金。}',
    'GOLD: {meaning: 黄金。}, IOU: {meaning: 欠条。}',
  ),
  'a shared field, named once for all that take it in': common(
    'properties: {code: {type: string, description: 结果码。}, data',
    'properties: {id: {type: string, description: 编号。}, code: {type: string, description: 结果码。}, data',
    'compatible field-added common#Envelope.id',
  ),
  'a shared field of notifications, named once': common(
    'eventType: {',
    'nonce: {type: string, description: 随机串。}, eventType: {',
    'compatible field-added common#Notification.nonce',
  ),
  'a shared value that every notification narrows away': common('[shop]', '[shop, bank]'),
};

for (const [name, {edits, expected}] of Object.entries(CASES)) {
  test(`${name}: ${expected.join(', ') || 'no difference'}`, () => {
    const [{differences}] = stepsTo(changingVersions(changingSite(edits)), 'docs');
    expect(differences.map((one) => `${one.class} ${one.id}`).sort()).toEqual([...expected].sort());
  });
}

test('a family that came or went is one difference', () => {
  const site = changingSite();
  cpSync(path.join(site, NEWER, 'shop.yaml'), path.join(site, NEWER, 'bank.yaml'));
  const found = () => stepsTo(changingVersions(site), 'docs')[0].differences.map((one) => `${one.class} ${one.id}`);
  expect(found()).toEqual(['compatible family-added bank']);
  renameSync(path.join(site, NEWER, 'bank.yaml'), path.join(site, OLDER, 'bank.yaml'));
  expect(found()).toEqual(['breaking family-removed bank']);
});
