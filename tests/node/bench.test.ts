import {expect, test} from '@playwright/test';
import {changes, worse} from '../../tools/bench/compare';
import {median} from '../../tools/bench/figures';
import type {Kept, Row} from '../../tools/bench/figures';
import {plainPage} from '../../tools/bench/plain-page';
import {run} from '../../tools/bench/process-run';

/** Runs a Node program in the way of the measurements. */
function node(program: string, limitSeconds?: number) {
  return run({program: process.execPath, arguments: ['--eval', program], folder: '.', limitSeconds});
}

test('the median is the middle value, and the mean of two in the middle', () => {
  expect([median([9, 1, 5]), median([4, 1, 9, 2])]).toEqual([5, 3]);
});

test('a plain page has 5 to 7 KB and differs from every other', () => {
  const pages = [1, 2, 2000].map(plainPage);
  expect(new Set(pages).size).toBe(3);
  pages.forEach((page) => {
    expect(Buffer.byteLength(page)).toBeGreaterThan(5000);
    expect(Buffer.byteLength(page)).toBeLessThan(7000);
  });
});

test('memory and CPU time include child processes', async () => {
  test.skip(process.platform !== 'linux', 'only Linux has /proc');
  const child =
    'const memory = Buffer.alloc(3e8, 1); const end = process.cpuUsage().user + 1e6; while (process.cpuUsage().user < end) for (let i = 0; i < 1e7; i += 1) memory[0] += i';
  const built = await node(
    `require("child_process").execFileSync(process.execPath, ["--eval", ${JSON.stringify(child)}])`,
  );
  expect(built?.peakMb).toBeGreaterThan(3e8 / 1024 / 1024);
  expect(built?.coreSeconds).toBeGreaterThan(0.5);
});

test('a program that fails is reported with its output', async () => {
  await expect(node('console.error("no such page"); process.exitCode = 3')).rejects.toThrow(
    /ends with 3\.\nno such page/,
  );
});

test('a program that takes longer than its limit is ended', async () => {
  expect(await node('setInterval(() => undefined, 1000)', 0.2)).toBeUndefined();
});

/** Figures of a run of two parts. */
function kept(sizes: Row, paint: Row, node = 'v20.0.0'): Kept {
  return {
    date: '2026-11-23T00:00:00.000Z',
    cores: 2,
    processor: 'one',
    node,
    figures: {sizes: [{page: 'home', ...sizes}], paint: [{site: 'this site', ...paint}]},
  };
}

const last = kept({'script KB': 50, file: 'index.html'}, {'first paint ms': 800, 'blocked ms': 0});

test('figures are compared with those of the last run, if both runs have them', () => {
  const now = kept({'script KB': 40, 'style KB': 8}, {});
  expect(changes(last, now)).toEqual([{part: 'sizes', row: 'home', figure: 'script KB', last: 50, now: 40}]);
  expect(worse(last, now)).toEqual([]);
});

test('a row is compared with the row of the same name at any position, and budgets are not compared', () => {
  const run = (...sizes: readonly Row[]): Kept => ({...last, figures: {sizes}});
  const before = run({page: 'home', 'script KB': 50, 'budget KB': 40});
  const now = run({page: 'new', 'script KB': 9}, {page: 'home', 'script KB': 50, 'budget KB': 60});
  expect(changes(before, now)).toEqual([{part: 'sizes', row: 'home', figure: 'script KB', last: 50, now: 50}]);
});

test('a size that grows by more than two per cent is reported, on any machine', () => {
  expect(worse(last, kept({'script KB': 50.9}, {}))).toEqual([]);
  expect(worse(last, kept({'script KB': 51.2}, {}, 'v22.0.0'))).toEqual([
    expect.stringMatching(/^\[bench\] sizes, home, script KB: 51\.2, last time 50\. /),
  ]);
});

test('a time that grows by half is reported if the machine is the same and the growth is above the minimum', () => {
  const slow = {'first paint ms': 1300, 'blocked ms': 90};
  expect(worse(last, kept({}, slow))).toEqual([expect.stringContaining('first paint ms: 1300, last time 800')]);
  expect(worse(last, kept({}, slow, 'v22.0.0'))).toEqual([]);
});
