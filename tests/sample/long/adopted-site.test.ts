import {execFileSync, spawnSync} from 'child_process';
import {readdirSync, readFileSync, rmSync} from 'fs';
import path from 'path';
import {brotliCompressSync} from 'zlib';
import {expect, test} from '@playwright/test';
import {KILOBYTE} from '../../../tools/bench/figures';
import {copySite} from '../../fixtures/site-copy';
import {freePort} from '../../fixtures/free-port';

const DOCUMENT = 'tests/fixtures/strange-contract/pet-store.json';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const LARGEST_KILOBYTES = 60;

let site = '';
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {cwd: site, encoding: 'utf8'});

/** Runs Node in the site; what the tests that run there inherit from this one would mislead them. */
async function run(...args: readonly string[]) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(TEST_|PW_|PLAYWRIGHT_|FORCE_COLOR)/.test(name)),
  );
  return spawnSync(process.execPath, args, {
    cwd: site,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {...env, NODE_ENV: 'production', PORT: String(await freePort())},
  });
}

async function expectSuccess(...args: readonly string[]) {
  const {status, stdout, stderr} = await run(...args);
  expect(status, (stdout + stderr).slice(-5000)).toBe(0);
}

test.describe.configure({mode: 'serial', timeout: 10 * 60_000});

test.beforeAll(async () => {
  site = copySite();
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'site');
  await expectSuccess(
    '--import',
    'tsx',
    'tools/adopt/main.ts',
    DOCUMENT,
    '--title',
    '宠物商店',
    '--origin',
    'https://docs.shop.example',
  );
  git('add', '--all');
  git('commit', '--quiet', '--message', 'ours');
});

test.afterAll(() => rmSync(site, {recursive: true}));

test('a site that was adopted is built', () =>
  expectSuccess('node_modules/@docusaurus/core/bin/docusaurus.js', 'build'));

for (const project of ['unit', 'node', 'e2e', 'reading']) {
  test(`the ${project} tests of an adopted site pass on it`, () =>
    expectSuccess(PLAYWRIGHT, 'test', `--project=${project}`, '--reporter=line'));
}

test('what readers do in Chromium works on an adopted site', () =>
  expectSuccess(PLAYWRIGHT, 'test', '--config', 'tests/reading', '--project=chromium', '--reporter=line'));

test(`no page of an adopted site has more than ${LARGEST_KILOBYTES} KB after brotli`, () => {
  const pages = readdirSync(path.join(site, 'build'), {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(5);
  const tooLarge = pages.filter(
    (file) => brotliCompressSync(readFileSync(path.join(site, 'build', file))).length > LARGEST_KILOBYTES * KILOBYTE,
  );
  expect(tooLarge).toEqual([]);
});

test('the linters find nothing in an adopted site', () => expectSuccess('--import', 'tsx', 'tools/lint/main.ts'));
