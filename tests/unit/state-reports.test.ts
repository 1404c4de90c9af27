import {expect, test} from './plain-test';
import {openContracts, stateGraph} from '../../contract';
import type {Contracts} from '../../contract';
import {writeFiles} from '../fixtures/written-files';
import {stateReportProblems} from '../../contract/rules/state-reports';

const STATES = ['NEW', 'PAID', 'REFUSED', 'LEFT'];
const MACHINE = {
  title: '订单',
  dictionary: 'D0001',
  initial: ['NEW'],
  final: ['PAID', 'REFUSED', 'LEFT'],
  transitions: [
    {from: 'NEW', to: 'PAID', by: 'system: 到账'},
    {from: 'NEW', to: 'REFUSED', by: 'system: 拒绝'},
    {from: 'NEW', to: 'LEFT', by: 'op:order'},
  ],
  events: {PAID: 'order.paid', REFUSED: 'order.refused'},
};
const WHY = {PAID: [], REFUSED: ['shop#getOrder.res.why']};

const answer = (...names: readonly string[]) => {
  const status = {type: 'string', enum: STATES, 'x-dict': 'D0001'};
  const properties = Object.fromEntries(names.map((name) => [name, name === 'status' ? status : {type: 'string'}]));
  return {content: {'application/json': {schema: {type: 'object', properties}}}};
};

const MAKES = {
  '/orders': {post: {operationId: 'order', responses: {'200': answer('orderId', 'status')}}},
};
const TELLS = {
  '/orders/{orderId}': {
    get: {operationId: 'getOrder', responses: {'200': answer('orderId', 'status', 'why')}},
  },
};

function contractsOf(machine: object, paths: object = {...MAKES, ...TELLS}, webhooks: object = {}) {
  const values = Object.fromEntries(STATES.map((state) => [state, {meaning: `${state}。`}]));
  const common = {
    'x-dictionaries': {D0001: {title: '状态', values}},
    'x-states': {order: machine},
    'x-objects': {order: {keys: {orderId: 'ord_'}, states: {status: 'order'}}},
  };
  const shop = {openapi: '3.1.0', info: {title: 'A', version: '1'}, paths, webhooks};
  writeFiles(test.info().outputPath(), {
    'docs/_contract/common.yaml': JSON.stringify(common),
    'docs/_contract/shop.json': JSON.stringify(shop),
  });
  return openContracts(test.info().outputPath(), 'docs');
}

const problemsOf = (contracts: Contracts): readonly string[] =>
  stateReportProblems(['shop'], contracts).map(({message}) => message);

test('states that are explained and can be asked for are no problem; what the caller chose needs no reason', () => {
  expect(problemsOf(contractsOf({...MACHINE, reasons: WHY}))).toEqual([]);
});

test('a final state of the platform that nothing explains is reported', () => {
  expect(problemsOf(contractsOf({...MACHINE, reasons: {PAID: []}}))).toEqual([
    expect.stringContaining('nothing says why "REFUSED" is reached.'),
  ]);
});

test('a reason that no answer carries is reported, and a family that shows the state without one', () => {
  const reasons = {...WHY, REFUSED: ['old#getOrder.res.reason']};
  expect(problemsOf(contractsOf({...MACHINE, reasons}))).toEqual([
    '"old#getOrder.res.reason" is no field of an answer. Name one, e.g. shop#getOrder.res.failReason.',
    'shop shows "REFUSED", and none of its answers says why. Give one a reason, and name it here.',
  ]);
});

test('an object that is made and can never be asked for is reported, unless a webhook tells of it', () => {
  const machine = {...MACHINE, reasons: {PAID: [], REFUSED: []}};
  expect(problemsOf(contractsOf(machine, MAKES))).toEqual([
    expect.stringContaining('shop answers with status of order when it is made, and no query and no webhook tells'),
  ]);
  const webhooks = {
    changed: {
      post: {
        operationId: 'notify',
        requestBody: answer('orderId', 'status'),
        responses: {'200': {description: '收到'}},
      },
    },
  };
  expect(problemsOf(contractsOf(machine, MAKES, webhooks))).toEqual([]);
});

test('a page shows only the states that its fields list, unless it tells nothing of the beginning', () => {
  const listing = (...states: readonly string[]) => {
    const properties = {orderId: {type: 'string'}, status: {type: 'string', enum: states, 'x-dict': 'D0001'}};
    const content = {'application/json': {schema: {type: 'object', properties}}};
    return {
      '/orders': {post: {operationId: 'order', 'x-states': 'order', responses: {'200': {description: '', content}}}},
    };
  };
  writeFiles(test.info().outputPath(), {'docs/orders.mdx': '```openapi shop#order\n```\n'});
  const statesOf = (paths: object, page?: string) =>
    stateGraph('order', contractsOf(MACHINE, paths), 'shop', page).states.map(({word}) => word);
  expect(statesOf(listing('NEW', 'PAID', 'REFUSED'))).toEqual(STATES);
  expect(statesOf(listing('NEW', 'PAID', 'REFUSED'), 'orders')).toEqual(['NEW', 'PAID', 'REFUSED']);
  expect(statesOf(listing('PAID', 'REFUSED'), 'orders')).toEqual(STATES);
});

test('a page promises only the events that its own webhooks carry', () => {
  const webhook = (page: string) => ({
    post: {operationId: `notify-${page}`, 'x-events': ['order.paid'], responses: {}},
  });
  writeFiles(test.info().outputPath(), {'docs/orders.mdx': '```openapi shop#notify-orders\n```\n'});
  const contracts = contractsOf(MACHINE, {...MAKES, ...TELLS}, {paid: webhook('orders')});
  const events = (page?: string) =>
    stateGraph('order', contracts, 'shop', page).changes.flatMap(({event}) => event ?? []);
  expect(events()).toEqual(['order.paid', 'order.refused']);
  expect(events('orders')).toEqual(['order.paid']);
  expect(events('others')).toEqual([]);
});
