import {expect, test} from '@playwright/test';
import {typedTableProblems} from '../../src/plugins/contract/checks/typed-tables';
import {median} from '../bench/figures';
import {plainPage} from '../bench/plain-page';
import {run} from '../bench/process-run';

/** A Node program as the measurements run programs. */
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

test('the site takes the tables of a plain page, which no contract makes', () => {
  expect(typedTableProblems('a.mdx', plainPage(1))).toEqual([]);
});

test('memory and time of cores count those of the processes which a program starts', async () => {
  test.skip(process.platform !== 'linux', 'only Linux has /proc');
  const child = 'const memory = Buffer.alloc(3e8, 1); const end = process.cpuUsage().user + 1e6; while (process.cpuUsage().user < end) for (let i = 0; i < 1e7; i += 1) memory[0] += i';
  const built = await node(`require("child_process").execFileSync(process.execPath, ["--eval", ${JSON.stringify(child)}])`);
  expect(built?.peakMb).toBeGreaterThan(3e8 / 1024 / 1024);
  expect(built?.coreSeconds).toBeGreaterThan(0.5);
});

test('a program that fails is told with what it wrote', async () => {
  await expect(node('console.error("no such page"); process.exitCode = 3')).rejects.toThrow(/ends with 3\.\nno such page/);
});

test('a program that takes longer than its limit is ended', async () => {
  expect(await node('setInterval(() => undefined, 1000)', 0.2)).toBeUndefined();
});
