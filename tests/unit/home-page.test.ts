import {expect, test} from './plain-test';
import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {openContracts, openVersionFiles} from '../../contract';
import type {ChangeLog} from '../../contract';
import {exampleOf} from '../../src/plugins/home/example';
import {newestChange} from '../../src/plugins/home/newest';
import {zooSite} from '../fixtures/plain-contract';
import {contractSite} from './fixtures/small-site';

const text = (html = '') =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

const exampleIn = (site: string, name: string) =>
  exampleOf(name, openContracts(site, 'docs'), openVersionFiles(site, 'docs'), (page) => `/docs/${page}`);

/** A contract without signatures, with an example of a response. */
const orders = () => contractSite('order-contract');

test('the home page shows a call without its comments, and the answer of the contract where none is recorded', () => {
  const {program, answer, recorded, ...facts} = exampleIn(orders(), 'shop#getOrder');
  expect(facts).toEqual({name: '查询订单', method: 'GET', path: '/openapi/orders', to: '/docs/shop#op-getOrder'});
  for (const part of ['/openapi/orders', 'curl ']) expect(text(program)).toContain(part);
  expect(text(program)).not.toMatch(/^#|^set |\n\n/m);
  expect(JSON.parse(text(answer))).toMatchObject({orders: [{status: 'NEW'}, {status: 'PAID'}, {status: 'DONE'}]});
  expect(recorded).toBe(false);
});

test('an answer that the sandbox gave stands before that of the contract', () => {
  const site = orders();
  mkdirSync(path.join(site, 'docs/_samples'));
  writeFileSync(path.join(site, 'docs/_samples/answers.json'), '{"shop#getOrder": {"orders": []}}');
  const {answer, recorded} = exampleIn(site, 'shop#getOrder');
  expect({answer: JSON.parse(text(answer)) as unknown, recorded}).toEqual({answer: {orders: []}, recorded: true});
});

test('a call without any example of an answer shows none', () => {
  const {program, answer} = exampleIn(zooSite(), 'zoo#animals/get');
  expect(text(program)).toContain('curl');
  expect(answer).toBeUndefined();
});

test('an example that is no interface is an error that says what is known', () => {
  const site = orders();
  expect(() => exampleIn(site, 'shop#getOrders')).toThrow(
    '[home] src/data/home.json: the example "shop#getOrders" is no interface. Known: shop#getOrder, shop#notifyOrder. Did you mean shop#getOrder?',
  );
  expect(() => exampleIn(site, 'store#getOrder')).toThrow('the example "store#getOrder" is no interface');
});

const logOf = (released: Record<string, string>, later?: string): ChangeLog => ({
  versions: () => ['1.0', '2.0'],
  releaseOf: (number) => released[number],
  endOf: () => undefined,
  broughtBy: () => undefined,
  changesOf: (number) =>
    number === '1.0' && later
      ? [
          {
            entry: {version: '1.0', covers: ['field-added shop#a'], date: later, text: '新增 `sku`，可选。'},
            differences: [],
          },
        ]
      : [],
  find: () => undefined,
  findSchema: () => undefined,
});

for (const [what, log, newest] of [
  [
    'the last release',
    logOf({'1.0': '2025-01-01', '2.0': '2026-01-01'}, '2025-06-01'),
    {day: '2026-01-01', text: '2.0 新增接口', to: '/c#v2-0'},
  ],
  [
    'a change after the last release',
    logOf({'1.0': '2025-01-01'}, '2025-06-01'),
    {day: '2025-06-01', text: '新增 sku', to: '/c#v1-0-field-added-shop-a'},
  ],
  ['nothing before the first release', logOf({}), undefined],
] as const) {
  test(`the newest change is ${what}`, () => {
    expect(newestChange(log, '2.0 新增接口，其余不变。', '/c')).toEqual(newest);
  });
}
