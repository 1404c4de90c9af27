import {expect, test} from './plain-test';
import {keepsRule} from '../../contract/rules/sums';

test('a side of a rule may be a whole number, as for an amount that is never negative', () => {
  const rule = 'taxable = income - deduction | 0';
  expect(keepsRule(rule, {taxable: 460000, income: 1200000, deduction: 740000})).toBe(true);
  expect(keepsRule(rule, {taxable: 0, income: 400000, deduction: 580000})).toBe(true);
  expect(keepsRule(rule, {taxable: 1, income: 400000, deduction: 580000})).toBe(false);
});
