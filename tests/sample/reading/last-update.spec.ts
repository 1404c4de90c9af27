import {execFileSync} from 'child_process';
import {expect, test} from '@playwright/test';

test('a page says when it was last changed, or nothing where the history is not whole', async ({page}) => {
  const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).trim();
  await page.goto('/docs/dev/dev_1_1');
  const date = page
    .getByRole('article')
    .getByText(/^最后更新：/)
    .locator('time');
  if (git('rev-parse', '--is-shallow-repository') === 'true') return expect(date).toHaveCount(0);
  // tests/unit/last-updates.test.ts tests which files of the contract count.
  const times = (...files: string[]) =>
    git('log', '--format=%ct', '--', ...files)
      .split('\n')
      .map(Number);
  const seconds = Date.parse((await date.getAttribute('datetime')) ?? '') / 1000;
  expect(times('docs/dev/dev_1_1.mdx', 'docs/_contract')).toContain(seconds);
  expect(seconds).toBeGreaterThanOrEqual(times('docs/dev/dev_1_1.mdx')[0] ?? NaN);
  await expect(date).toHaveText(/^\d{4}年\d{1,2}月\d{1,2}日$/);
});
