import {expect, test} from '@playwright/test';
import {contractSite} from '../fixtures/small-site';
import {contractProblems} from '../../src/plugins/contract/checks/contract';
import {coverageProblems} from '../../src/plugins/contract/checks/coverage';
import {personalDataProblems, personalNumbers} from '../../src/plugins/contract/checks/personal-data';
import {openContracts} from '../../src/plugins/contract/read';
import {stateMachineProblems} from '../../src/plugins/contract/checks/state-machines';
import {keepsRule, sumProblems} from '../../src/plugins/contract/checks/sums';
import {unshownProblems} from '../../src/plugins/contract/checks/unshown';
import {formatProblem} from '../../src/plugins/problems';

const CONTRACT = 'order-contract';

function problemsOf(site: string): readonly string[] {
  const contracts = openContracts(site, 'docs');
  return [
    ...contractProblems('shop', contracts),
    ...[coverageProblems, sumProblems, stateMachineProblems, personalDataProblems, unshownProblems].flatMap((check) => check(['shop'], contracts)),
  ].map(formatProblem);
}

test('a contract that is complete has no problem', ({}, testInfo) => {
  expect(problemsOf(contractSite(testInfo, CONTRACT))).toEqual([]);
});

const COMMON = 'docs/_contract/common.yaml';
const SHOP = 'docs/_contract/shop.yaml';
const MISTAKES = [
  {
    name: 'an optional field that no example has',
    edits: [{file: 'shop', from: ', remark: 加急', to: ''}],
    message: `${SHOP}:56:17: field "remark" stands in no example.`,
  },
  {
    name: 'an enum value that no example has',
    edits: [{file: 'shop', from: 'status: PAID', to: 'status: NEW'}],
    message: `${SHOP}:53:56: value "PAID" stands in no example.`,
  },
  {
    name: 'a field that is renamed in an example',
    edits: [{file: 'shop', from: 'remark: 加急', to: 'remarks: 加急'}],
    message: `field "remark" stands in no example.`,
  },
  {
    name: 'an amount that does not add up',
    edits: [{file: 'shop', from: 'total: 300', to: 'total: 301'}],
    message: `${SHOP}:51:16: "total = sum(items.amount)" does not hold for the example {"status":"NEW","total":301`,
  },
  {
    name: 'a count that does not add up',
    edits: [{file: 'shop', from: 'count: 2', to: 'count: 3'}],
    message: '"count = count(items)" does not hold',
  },
  {
    name: 'a rule that cannot be read',
    edits: [{file: 'shop', from: 'total = sum(items.amount)', to: 'total = 2 * amount'}],
    message: 'term "2 * amount" cannot be read. Expected a field, sum(list.field) or count(list).',
  },
  {
    name: 'a rule without an equals sign',
    edits: [{file: 'shop', from: 'total = sum(items.amount)', to: 'total'}],
    message: 'rule "total" cannot be read.',
  },
  {
    name: 'a state that cannot be reached',
    edits: [{file: 'common', from: 'from: PAID, to: DONE', to: 'from: PAID, to: PAID'}],
    message: `${COMMON}:17:5: state "DONE" cannot be reached from NEW.`,
  },
  {
    name: 'a state that its dictionary lacks',
    edits: [{file: 'common', from: 'initial: [NEW]', to: 'initial: [NEW, GONE]'}],
    message: 'state "GONE" is no value of dictionary D0001. Known: NEW, PAID, DONE.',
  },
  {
    name: 'a machine whose dictionary is unknown',
    edits: [{file: 'common', from: 'dictionary: D0001', to: 'dictionary: D0009'}],
    message: 'dictionary "D0009" is unknown. Known: D0001, D0002.',
  },
  {
    name: 'a final state that the dictionary does not call final',
    edits: [{file: 'common', from: ', final: true', to: ''}],
    message: 'state "DONE" is final here or in D0001, but not in both.',
  },
  {
    name: 'a transition by an unknown operation',
    edits: [{file: 'common', from: 'op:getOrder', to: 'op:payOrder'}],
    message: `${COMMON}:23:35: operation "payOrder" is in no contract.`,
  },
  {
    name: 'a transition without a cause',
    edits: [{file: 'common', from: 'op:getOrder', to: 'somebody'}],
    message: '"somebody" names no cause. Expected "op:<operationId>" or "system: 原因".',
  },
  {
    name: 'a transition that nothing tells of',
    edits: [{file: 'common', from: '    polled: getOrder\n', to: ''}, {file: 'common', from: '      - {from: NEW, to: PAID, by: op:getOrder}', to: "      - {from: NEW, to: PAID, by: 'system: 付款'}"}],
    message: 'nothing tells of NEW → PAID.',
  },
  {
    name: 'a final state without an event',
    edits: [{file: 'common', from: '{DONE: order.done}', to: '{PAID: order.done}'}],
    message: 'final state "DONE" has no event.',
  },
  {
    name: 'an event that no webhook carries',
    edits: [{file: 'common', from: '{DONE: order.done}', to: '{DONE: order.gone}'}],
    message: 'event "order.gone" is carried by no webhook.',
  },
  {
    name: 'an event that is not explained',
    edits: [{file: 'common', from: '{order.done: {', to: '{order.gone: {'}],
    message: 'event "order.done" of a webhook is not explained. Add it to D0002.',
  },
  {
    name: 'an interface that does not tell the state',
    edits: [{file: 'common', from: 'polled: getOrder', to: 'polled: notifyOrder'}],
    message: 'operation "notifyOrder" answers with no value of D0001.',
  },
  {
    name: 'a mobile number that is not masked',
    edits: [{file: 'shop', from: 'remark: 加急', to: `remark: '${'138'}12345678'`}],
    message: `may be somebody's mobile number.`,
  },
  {
    name: 'a field of several forms, which no page shows',
    edits: [{file: 'shop', from: 'remark: {type: string,', to: 'remark: {oneOf: [{type: string}, {type: integer}],'}],
    message: `${SHOP}:56:25: oneOf is shown on no page.`,
  },
];

for (const {name, edits, message} of MISTAKES) {
  test(`${name} is reported with file, line and column`, ({}, testInfo) => {
    const problems = problemsOf(contractSite(testInfo, CONTRACT, edits));
    expect(problems.join('\n')).toContain(message);
    expect(problems.every((problem) => /^\[contract\] docs\/_contract\/\w+\.yaml:\d+:\d+: /.test(problem))).toBe(true);
  });
}

test('a rule holds for fen, for yuan, with alternatives, and where a field is missing', () => {
  expect(keepsRule('net = gross - iit', {gross: 100, iit: 3, net: 97})).toBe(true);
  expect(keepsRule('net = gross - iit', {gross: '100.00', iit: '0.10', net: '99.90'})).toBe(true);
  expect(keepsRule('net = gross - iit', {gross: '100.00', iit: '0.10', net: '99.91'})).toBe(false);
  expect(keepsRule('payable = gross + fee | gross', {gross: 100, fee: 5, payable: 100})).toBe(true);
  expect(keepsRule('payable = gross + fee | gross', {gross: 100, fee: 5, payable: 104})).toBe(false);
  expect(keepsRule('net = gross - iit', {gross: 100, net: 97})).toBe(true);
});

test('only numbers that could be real count as personal', () => {
  const idNumber = `11010119900101${'001'}`;
  const withCheckDigit = Array.from('0123456789X', (digit) => idNumber + digit).filter((text) => personalNumbers(text).length > 0);
  expect(withCheckDigit).toHaveLength(1);
  const cards = Array.from('0123456789', (digit) => `622202000000000${digit}`).filter((text) => personalNumbers(text).length > 0);
  expect(cards).toHaveLength(1);
  expect(personalNumbers('138****0000 110101********0011 6222 **** **** 0018')).toEqual([]);
});
