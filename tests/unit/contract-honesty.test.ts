import {expect, test} from './plain-test';
import {MISTAKES} from '../fixtures/order-mistakes';
import {contractSite} from '../fixtures/small-site';
import {exampleProblems, nameProblems} from '../../contract/rules/contract';
import {coverageProblems} from '../../contract/rules/coverage';
import {scheduleProblems} from '../../contract/rules/notification-schedule';
import {personalDataProblems, personalNumbers} from '../../contract/rules/personal-data';
import {openContracts} from '../../contract/read/contracts';
import {sharedProblems} from '../../contract/rules/shared';
import {stateMachineProblems} from '../../contract/rules/state-machines';
import {keepsRule, sumProblems} from '../../contract/rules/sums';
import {unshownProblems} from '../../contract/rules/unshown';
import {formatProblem} from '../../contract/problems';

const CONTRACT = 'order-contract';

function problemsOf(site: string): readonly string[] {
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

for (const {name, edits, message} of MISTAKES) {
  test(`${name} is reported with file, line and column`, () => {
    const problems = problemsOf(contractSite(CONTRACT, edits));
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
