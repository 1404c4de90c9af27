import {expect, test} from '@playwright/test';
import {APP, BUDGETS} from '../../tools/bench/budgets';
import {KILOBYTE} from '../../tools/bench/figures';
import {appSize, pageSizes} from '../../tools/bench/sizes';
import type {PageSizes} from '../../tools/bench/sizes';
import {BUILD} from '../../tools/record/built-pages';

/** The sizes that exceed a budget, as `name: 61.2 KB of 60`. */
const overBudget = (sizes: PageSizes, budget: PageSizes): readonly string[] =>
  (['html', 'script', 'style'] as const)
    .filter((name) => sizes[name] > budget[name] * KILOBYTE)
    .map((name) => `${name}: ${(sizes[name] / KILOBYTE).toFixed(1)} KB of ${budget[name]}`);

for (const budget of BUDGETS) {
  test(`${budget.file} loads no more than its budget`, async () => {
    expect(overBudget(await pageSizes(BUILD, budget.file), budget)).toEqual([]);
  });
}

test('the app weighs no more than its budget', async () => {
  expect(await appSize(BUILD)).toBeGreaterThan(KILOBYTE);
  expect(await appSize(BUILD)).toBeLessThanOrEqual(APP * KILOBYTE);
});
