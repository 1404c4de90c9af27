import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
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

test('what a page loads by any reference counts, but for what it fetches for later, and data', async ({}, testInfo) => {
  const build = testInfo.outputPath('build');
  mkdirSync(path.join(build, 'assets'), {recursive: true});
  // No two parts of it are alike, so brotli leaves them as long as they are.
  const text = Array.from({length: 4000}, (_, index) => (index * 2654435761).toString(36)).join();
  for (const name of ['a.js', 'b.js', 'later.js', 'c.css'])
    writeFileSync(path.join(build, 'assets', name), text + name);
  const parts = {
    referenced: '<script src="/assets/a.js"></script><script>load("/assets/b.js")</script><link href="/assets/c.css">',
    later: `<link rel="prefetch" href="/assets/later.js"><script type="application/json">${text}</script>`,
  };
  const sizesOf = async (html: string) => {
    writeFileSync(path.join(build, 'index.html'), html);
    return pageSizes(build, 'index.html');
  };
  const {script: none} = await sizesOf(parts.later);
  const {html, script, style} = await sizesOf(parts.referenced);
  expect(none).toBe(0);
  expect(script).toBeGreaterThan(1.9 * style);
  expect(overBudget({html, script, style}, {html: 1, script: style / KILOBYTE, style: 100})).toEqual([
    expect.stringContaining('script: '),
  ]);
});
