import {randomBytes} from 'crypto';
import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import type {TestInfo} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {APP, BUDGETS, overBudget} from '../../tools/bench/budgets';
import {KILOBYTE} from '../../tools/bench/figures';
import {appBytes, chunks, pageSizes} from '../../tools/bench/page-sizes';

const BUILD = path.join(__dirname, '..', '..', 'build');

/** Random text of a size in kilobytes, which brotli cannot compress. */
function incompressible(kilobytes: number): string {
  return `/*${randomBytes(kilobytes * KILOBYTE).toString('base64')}*/`;
}

/** A build with one page and the files that are given with their size in kilobytes. */
function smallBuild(testInfo: TestInfo, html: string, files: Readonly<Record<string, number>> = {}): string {
  const build = testInfo.outputPath('build');
  mkdirSync(path.join(build, 'assets'), {recursive: true});
  writeFileSync(path.join(build, 'index.html'), html);
  Object.entries(files).forEach(([name, size]) =>
    writeFileSync(path.join(build, 'assets', name), incompressible(size)),
  );
  return build;
}

for (const budget of BUDGETS) {
  test(`${budget.file} loads no more than its budget`, async () => {
    expect(overBudget(await pageSizes(BUILD, budget.file), budget)).toEqual([]);
  });
}

test('the app weighs no more than its budget', async () => {
  const bytes = appBytes(await chunks(BUILD));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(APP * KILOBYTE);
});

test('a package that an import brings into the app is noticed', async ({}, testInfo) => {
  const build = smallBuild(testInfo, '', {'main.1.js': 50, 'runtime~main.1.js': 2, 'other.1.js': 90});
  expect(appBytes(await chunks(build))).toBeLessThanOrEqual(APP * KILOBYTE);
  expect(appBytes(await chunks(smallBuild(testInfo, '', {'main.2.js': 20})))).toBeGreaterThan(APP * KILOBYTE);
});

test('a page over its budget is reported with its size and the limit', () => {
  const sizes = {html: 3 * KILOBYTE, script: 61.2 * KILOBYTE, style: 8 * KILOBYTE};
  expect(overBudget(sizes, {html: 3, script: 60, style: 8})).toEqual(['script: 61.2 KB of 60']);
});

test('inline scripts count, and scripts that a page references in an attribute or in an inline script', async ({}, testInfo) => {
  const html = `<script src="/assets/a.js"></script><script>load("/assets/b.js")</script><script>${incompressible(3)}</script>`;
  const {script} = await pageSizes(smallBuild(testInfo, html, {'a.js': 10, 'b.js': 20, 'c.js': 40}), 'index.html');
  expect(Math.round(script / KILOBYTE)).toBe(33);
});

test('scripts that a page prefetches for later and data in script elements do not count', async ({}, testInfo) => {
  const html = `<link rel="prefetch" href="/assets/a.js"><script type="application/ld+json">${incompressible(5)}</script>`;
  const {script} = await pageSizes(smallBuild(testInfo, html, {'a.js': 10}), 'index.html');
  expect(script).toBe(0);
});

test('linked style sheets count, and inline ones in the head', async ({}, testInfo) => {
  const html = `<link rel="stylesheet" href="/assets/a.css"><style>${incompressible(2)}</style>`;
  const {style} = await pageSizes(smallBuild(testInfo, html, {'a.css': 4}), 'index.html');
  expect(Math.round(style / KILOBYTE)).toBe(6);
});

test('the script files of a build come largest first', async ({}, testInfo) => {
  const build = smallBuild(testInfo, '', {'a.js': 1, 'b.js': 9, 'c.css': 20});
  expect((await chunks(build)).map(({name}) => name)).toEqual(['assets/b.js', 'assets/a.js']);
});

test('script files below the minimum length are left out', async ({}, testInfo) => {
  const build = smallBuild(testInfo, '', {'a.js': 1, 'b.js': 9});
  expect((await chunks(build, 5 * KILOBYTE)).map(({name}) => name)).toEqual(['assets/b.js']);
});
