import {expect, test} from './plain-test';
import {contractSite} from './fixtures/small-site';
import {exampleProblems, nameProblems} from '../../contract/rules/contract';
import {coverageProblems} from '../../contract/rules/coverage';
import {scheduleProblems} from '../../contract/rules/notification-schedule';
import {personalDataProblems, personalNumbers} from '../../contract/rules/personal-data';
import {formatProblem, openContracts, unshownProblems} from '../../contract';
import {sharedProblems} from '../../contract/rules/shared';
import {stateMachineProblems} from '../../contract/rules/state-machines';
import {satisfiesRule, sumProblems} from '../../contract/rules/sums';

const CONTRACT = 'order-contract';

function problemsOf(site: string) {
  const contracts = openContracts(site, 'docs');
  return [
    ...nameProblems('shop', contracts),
    ...exampleProblems('shop', contracts),
    ...sharedProblems(contracts),
    ...[
      coverageProblems,
      sumProblems,
      stateMachineProblems,
      personalDataProblems,
      scheduleProblems,
      unshownProblems,
    ].flatMap((check) => check(['shop'], contracts)),
  ].map(formatProblem);
}

test('a contract that is complete has no problem', () => {
  expect(problemsOf(contractSite(CONTRACT))).toEqual([]);
});

/** File, part of the message, and the texts to replace and their replacements. */
const MISTAKES: string[][] = [
  ['shop', 'shop.yaml:56:17: field "remark" stands in no example.', ', remark: 加急', ''],
  ['shop', 'shop.yaml:53:56: value "PAID" stands in no example.', 'status: PAID', 'status: NEW'],
  ['shop', 'field "remark" stands in no example.', 'remark: 加急', 'remarks: 加急'],
  [
    'shop',
    'shop.yaml:51:16: "total = sum(items.amount)" does not hold for the example {"status":"NEW","total":301',
    'total: 300',
    'total: 301',
  ],
  ['shop', '"count = count(items)" does not hold', 'count: 2', 'count: 3'],
  [
    'shop',
    'term "2 * amount" cannot be read. Expected a field, sum(list.field) or count(list).',
    'total = sum(items.amount)',
    'total = 2 * amount',
  ],
  ['shop', 'rule "total" cannot be read.', 'total = sum(items.amount)', 'total'],
  [
    'common',
    'common.yaml:18:5: state "DONE" cannot be reached from NEW.',
    'from: PAID, to: DONE',
    'from: PAID, to: PAID',
  ],
  [
    'common',
    'state "GONE" is no value of dictionary D0001. Known: NEW, PAID, DONE.',
    'initial: [NEW]',
    'initial: [NEW, GONE]',
  ],
  ['common', 'dictionary "D0009" is unknown. Known: D0001, D0002.', 'dictionary: D0001', 'dictionary: D0009'],
  ['common', 'state "DONE" is final here or in D0001, but not in both.', ', final: true', ''],
  ['common', 'common.yaml:24:35: operation "payOrder" is in no contract.', 'op:getOrder', 'op:payOrder'],
  [
    'common',
    'common.yaml:22:13: operation "placeOrder" is in no contract. Name one that is, or drop it.',
    'initial: [NEW]',
    'initial: [NEW]\n    makers: [placeOrder]',
  ],
  [
    'common',
    '"GONE" is no state of order. Known: NEW, PAID, DONE.',
    'x-notification-schedule',
    'x-objects:\n  order: {keys: {orderId: ord_}, states: {status: order}, notifies: {GONE: [parcel]}}\nx-notification-schedule',
  ],
  [
    'common',
    'object "parcel" is not in x-objects. Known: order.',
    'x-notification-schedule',
    'x-objects:\n  order: {keys: {orderId: ord_}, states: {status: order}, notifies: {PAID: [parcel]}}\nx-notification-schedule',
  ],
  ['common', '"somebody" names no cause. Expected "op:<operationId>" or "system: 原因".', 'op:getOrder', 'somebody'],
  [
    'common',
    'nothing tells of NEW → PAID.',
    '    polled: getOrder\n',
    '',
    '      - {from: NEW, to: PAID, by: op:getOrder}',
    "      - {from: NEW, to: PAID, by: 'system: 付款'}",
  ],
  ['common', 'final state "DONE" has no event.', '{DONE: order.done}', '{PAID: order.done}'],
  ['common', 'event "order.gone" is carried by no webhook.', '{DONE: order.done}', '{DONE: order.gone}'],
  ['common', 'operation "notifyOrder" answers with no value of D0001.', 'polled: getOrder', 'polled: notifyOrder'],
  ['shop', "may be somebody's mobile number.", 'remark: 加急', `remark: '${'138'}12345678'`],
  ['common', 'the waits add up to 45 seconds, not to 46.', 'totalSeconds: 45', 'totalSeconds: 46'],
  [
    'shop',
    'the condition cannot be said in words, and is shown as JSON Schema.',
    '      x-sums:',
    '      if: {properties: {total: {minimum: 5}}}\n      then: {required: [remark]}\n      x-sums:',
  ],
  [
    'shop',
    'shop.yaml:56:37: not is shown as JSON Schema.',
    'remark: {type: string,',
    'remark: {type: string, not: {const: x},',
  ],
];

for (const [file, message, ...changes] of MISTAKES)
  test(message, () => {
    const edits = changes.flatMap((from, index) => (index % 2 ? [] : [{file, from, to: changes[index + 1]}]));
    const problems = problemsOf(contractSite(CONTRACT, edits));
    expect(problems.join('\n')).toContain(message);
    expect(problems.every((problem) => /^\[contract\] docs\/_contract\/\w+\.yaml:\d+:\d+: /.test(problem))).toBe(true);
  });

test('a rule holds for fen, for yuan, with alternatives and whole numbers, and where a field is missing', () => {
  const [NET, PAYABLE, TAXABLE] = [
    'net = gross - tax',
    'payable = gross + fee | gross',
    'taxable = income - deduction | 0',
  ];
  for (const [rule, example, holds] of [
    [NET, {gross: 100, tax: 3, net: 97}, true],
    [NET, {gross: '100.00', tax: '0.10', net: '99.90'}, true],
    [NET, {gross: '100.00', tax: '0.10', net: '99.91'}, false],
    [NET, {gross: 100, net: 97}, true],
    [PAYABLE, {gross: 100, fee: 5, payable: 100}, true],
    [PAYABLE, {gross: 100, fee: 5, payable: 104}, false],
    [TAXABLE, {taxable: 460000, income: 1200000, deduction: 740000}, true],
    [TAXABLE, {taxable: 0, income: 400000, deduction: 580000}, true],
    [TAXABLE, {taxable: 1, income: 400000, deduction: 580000}, false],
  ] as const)
    expect(satisfiesRule(rule, example), JSON.stringify(example)).toBe(holds);
});

test('only numbers that could be real count as personal', () => {
  const idNumber = `11010119900101${'001'}`;
  const withCheckDigit = Array.from('0123456789X', (digit) => idNumber + digit).filter(
    (text) => personalNumbers(text).length > 0,
  );
  expect(withCheckDigit).toHaveLength(1);
  const cards = Array.from('0123456789', (digit) => `622202000000000${digit}`).filter(
    (text) => personalNumbers(text).length > 0,
  );
  expect(cards).toHaveLength(1);
  for (const written of [
    '+8613800138000',
    '+86 138 0013 8000',
    '86-138-0013-8000',
    '138 0013 8000',
    '6222 0212 3456 7894',
    '6222-0212-3456-7894',
    '110105 19491231 002X',
  ]) {
    expect(
      personalNumbers(`call ${written}.`).map(({text: found}) => found),
      written,
    ).toEqual([written]);
  }
  expect(personalNumbers('2026-11-21 10:00:00 9f1c 1380 0138 000 WK1380-0138-0000 20261121100000000001')).toEqual([]);
  expect(personalNumbers('138****0000 110101********0011 6222 **** **** 0018')).toEqual([]);
});
