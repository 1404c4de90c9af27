import {expect, test} from './plain-test';
import {keepsRule} from '../../contract/rules/sums';

test('a whole number is a side of a rule, as for an amount that never falls below zero', () => {
  const rule = 'taxable = income - deduction | 0';
  expect(keepsRule(rule, {taxable: 460000, income: 1200000, deduction: 740000})).toBe(true);
  expect(keepsRule(rule, {taxable: 0, income: 400000, deduction: 580000})).toBe(true);
  expect(keepsRule(rule, {taxable: 1, income: 400000, deduction: 580000})).toBe(false);
});
