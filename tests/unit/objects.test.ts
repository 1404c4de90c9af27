import {expect, test} from './plain-test';
import path from 'path';
import {objectProblems} from '../../contract/rules/objects';
import {sharedProblems} from '../../contract/rules/shared';
import {recordedAnswers} from '../../contract/read/answers';
import {openContracts} from '../../contract/read/contracts';
import {signedBodies} from '../../contract/read/signed-bodies';
import {write} from './fixtures/site-with';

const coded = (meaning: string, old: string) => ({meaning, codes: {old}});

const COMMON = {
  'x-dictionaries': {
    D0001: {
      title: '状态',
      values: {NEW: coded('新。', '10'), DONE: coded('完。', '20'), GONE: coded('弃。', '30')},
    },
  },
  'x-states': {
    order: {
      title: '订单',
      dictionary: 'D0001',
      initial: ['NEW'],
      final: ['DONE', 'GONE'],
      events: {},
      transitions: [
        {from: 'NEW', to: 'DONE', by: 'system: 送达'},
        {from: 'NEW', to: 'GONE', by: 'system: 取消'},
      ],
    },
  },
  'x-objects': {
    order: {
      keys: {orderId: 'ord_', orderNo: 'OR'},
      callerKeys: ['outOrderNo'],
      names: {createTime: 'createdAt'},
      states: {status: 'order'},
      grows: ['revision', 'occurredAt'],
      changes: ['note'],
    },
    buyer: {keys: {buyerId: 'buy_', buyerNo: 'BU'}},
  },
};

const answer = (example: unknown) => ({
  responses: {'200': {description: '成功', content: {'application/json': {example}}}},
});
const call = (operationId: string, example: unknown, more: object = {}) => ({operationId, ...answer(example), ...more});

type Calls = object[];

/** Problems of two contracts with these responses, one for each path. */
function problemsOf(shop: Calls, old: Calls = [], webhooks: Calls = []): string[] {
  const document = (operations: object[]) => ({
    openapi: '3.1.0',
    info: {title: 'A', version: '1'},
    paths: Object.fromEntries(operations.map((operation, index) => [`/${index}`, {post: operation}])),
    webhooks: Object.fromEntries(
      webhooks.map((example, index) => [
        `w${index}`,
        {post: {requestBody: {content: {'application/json': {example}}}, responses: {}}},
      ]),
    ),
  });
  write('docs/_contract/common.yaml', JSON.stringify(COMMON));
  write('docs/_contract/shop.json', JSON.stringify(document(shop)));
  write('docs/_contract/old.json', JSON.stringify({...document(old), webhooks: {}}));
  const contracts = openContracts(test.info().outputPath(), 'docs');
  const beside = {
    recorded: recordedAnswers(test.info().outputPath(), 'docs'),
    signed: signedBodies(test.info().outputPath(), 'docs'),
  };
  return objectProblems(['shop', 'old'], contracts, beside).map(
    ({file, line, message}) => `${file}:${line}: ${message}`,
  );
}

const order = {orderId: 'ord_1', amount: 128050, createdAt: '2026-11-21T10:00:00+08:00', buyerId: 'buy_7', note: 'a'};

test('examples of one object agree, whatever names a family writes, and where a field is masked or changes', () => {
  const twin = {orderNo: 'OR1', amount: 128050, createTime: '2026-11-21T10:00:00+08:00', buyerNo: 'BU7', note: 'b'};
  const people = [call('c', {buyerId: 'buy_7', name: '张三'}), call('d', {buyerId: 'buy_7', name: '张*'})];
  expect(problemsOf([call('a', {data: order}), ...people], [call('b', {list: [twin]})])).toEqual([]);
});

for (const [name, field, value, message] of [
  ['an amount', 'amount', 128051, 'amount of order 1 is 128051, and 128050'],
  ['a time', 'createTime', '2026-11-21T10:10:00+08:00', 'createdAt of order 1 is "2026-11-21T10:10:00+08:00"'],
  ['an owner', 'buyerNo', 'BU8', 'buyer of order 1 is "8", and "7"'],
] as const) {
  test(`${name} that differs in the other family is a problem with both places`, () => {
    const problems = problemsOf([call('a', {data: order})], [call('b', {data: {orderNo: 'OR1', [field]: value}})]);
    expect(problems).toEqual([expect.stringContaining(message)]);
    expect(problems[0]).toMatch(
      /^docs\/_contract\/old\.json:1: .* at docs\/_contract\/shop\.json:1\. Make them agree, or add \w+ to the changes of x-objects\.order\.$/,
    );
  });
}

test('what the body asks for is what the answer’s object has, and what the path names owns it', () => {
  const parameters = [{name: 'buyerId', in: 'path', required: true, example: 'buy_8', schema: {}}];
  const requestBody = {content: {'application/json': {example: {amount: 5}}}};
  const problems = problemsOf([
    call('a', {data: order}),
    call('b', {data: {orderId: 'ord_1'}}, {parameters, requestBody}),
  ]);
  expect(problems).toEqual([
    expect.stringContaining('buyer of order 1 is "8"'),
    expect.stringContaining('amount of order 1 is 5, and 128050'),
    expect.stringContaining('buyer of order 1'),
  ]);
});

test('a recorded answer agrees with the examples of the contracts', () => {
  writeBeside('_samples/answers.json', {'old#b': {data: {orderNo: 'OR1', amount: 100}}});
  expect(problemsOf([call('a', {data: order})], [call('b', {})])).toEqual([
    expect.stringContaining(
      'docs/_samples/answers.json:3: amount of order 1 is 100, and 128050 at docs/_contract/shop.json:1.',
    ),
  ]);
});

const writeBeside = (file: string, value: unknown) => write(path.join('docs', file), JSON.stringify(value, null, 1));

test('a request is about the object of its own number, in contracts, signed requests and those with nested parts', () => {
  const body = JSON.stringify({outOrderNo: 'O-1', amount: 5, buyerId: 'buy_7'});
  const vectors = [
    {family: 'old', stringToSign: `appId=a&bizContent=${body}&charset=UTF-8`},
    {family: 'shop', stringToSign: `POST\n/orders\n1\nn\n${body}\n`},
  ];
  writeBeside('_vectors/vectors.json', {vectors, more: {other: {stringToSign: `{"list": [${body}]}`}}});
  const message = 'amount of order 1 is 5, and 128050 at docs/_contract/shop.json:1.';
  expect(problemsOf([call('a', {data: {...order, outOrderNo: 'O-1'}})])).toEqual(
    [5, 9, 14].map((line) => expect.stringContaining(`docs/_vectors/vectors.json:${line}: ${message}`)),
  );
});

test('requests of a number that no answer has agree among themselves', () => {
  const asking = (amount: number) =>
    call(`o${amount}`, {}, {requestBody: {content: {'application/json': {example: {outOrderNo: 'O-2', amount}}}}});
  expect(problemsOf([asking(4), asking(5)])).toEqual([
    expect.stringContaining('amount of order outOrderNo O-2 is 5, and 4'),
  ]);
});

test('a number of the caller names one object', () => {
  expect(
    problemsOf([call('a', {orderId: 'ord_1', outOrderNo: 'O-1'}), call('b', {orderId: 'ord_2', outOrderNo: 'O-1'})]),
  ).toEqual([
    expect.stringContaining(
      'outOrderNo O-1 is order 2, and 1 at docs/_contract/shop.json:1. A number of the caller names one object. Fix one of them.',
    ),
  ]);
});

test('a signed notification that is accepted is true, and one that is refused may say anything', () => {
  const fixture = (status: number) => ({body: JSON.stringify({data: {orderId: 'ord_1', amount: 5}}), expect: {status}});
  writeBeside('_vectors/notifications.json', {fixtures: [fixture(401), fixture(200)]});
  expect(problemsOf([call('a', {data: order})])).toEqual([
    expect.stringContaining('docs/_vectors/notifications.json:10: amount of order 1 is 5, and 128050'),
  ]);
});

test('two states of which neither leads to the other are a problem, in names and codes', () => {
  expect(
    problemsOf([call('a', {orderId: 'ord_1', status: 'DONE'})], [call('b', {orderNo: 'OR1', status: '10'})]),
  ).toEqual([]);
  const problems = problemsOf(
    [call('a', {orderId: 'ord_1', status: 'DONE'})],
    [call('b', {orderNo: 'OR1', status: '30'})],
  );
  expect(problems).toEqual([
    expect.stringContaining(
      'order 1 is GONE, and DONE in the example at docs/_contract/shop.json:1. x-states.order does not lead there.',
    ),
  ]);
});

test('a later notification has a later state and a later time', () => {
  const notification = (revision: number, occurredAt: string, status: string) => ({
    revision,
    occurredAt,
    data: {orderId: 'ord_1', status},
  });
  expect(problemsOf([], [], [notification(2, '2026-11-22', 'DONE'), notification(1, '2026-11-21', 'NEW')])).toEqual([]);
  expect(problemsOf([], [], [notification(1, '2026-11-22', 'DONE'), notification(2, '2026-11-21', 'NEW')])).toEqual([
    expect.stringContaining('occurredAt of order 1 is "2026-11-21", and "2026-11-22" in the earlier example'),
    expect.stringContaining('order 1 is NEW, and DONE in the earlier example'),
  ]);
});

test('a state machine that an object names must exist', () => {
  writeBeside('_contract/common.yaml', {...COMMON, 'x-states': {}});
  const contracts = openContracts(test.info().outputPath(), 'docs');
  expect(sharedProblems(contracts).map(({message}) => message)).toContain(
    'state machine "order" is not in x-states. Known: .',
  );
});
