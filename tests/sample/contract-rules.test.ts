import {expect, test} from '../unit/plain-test';
import {openContracts} from '../../contract/read/contracts';
import ownRules from '../../sample/rules';
import {contractSite} from '../unit/fixtures/small-site';

const CONTRACT = 'order-contract';

for (const [name, from, to, messages] of [
  ['a notification that is explained', 'a', 'a', []],
  [
    'an event that is not explained',
    '{order.done: {',
    '{order.gone: {',
    [
      'event "order.gone" is carried by no webhook. Add it to an x-events, or drop it.',
      'event "order.done" of a webhook is not explained. Add it to D0002.',
    ],
  ],
  [
    'an attempt beyond the schedule of notifications',
    'maximum: 3',
    'maximum: 4',
    ['attempt goes up to 4, the schedule has 3 attempts. Make them agree.'],
  ],
] as const) {
  test(`${name} leads to ${messages.length} problems`, () => {
    const contracts = openContracts(contractSite(CONTRACT, [{file: 'common', from, to}]), 'docs');
    const problems = ownRules.rules.flatMap(({check}) => check(contracts.names, contracts));
    expect(problems.map(({message}) => message)).toEqual(messages);
  });
}

test('amounts are compared in fen, and times with their offset', () => {
  expect(ownRules.comparable('1280.50')).toBe(128050);
  expect(ownRules.comparable('2026-11-21 10:00:00')).toBe('2026-11-21T10:00:00+08:00');
  expect(['1280.5', 'RC100001', 5].map(ownRules.comparable)).toEqual(['1280.5', 'RC100001', 5]);
});
