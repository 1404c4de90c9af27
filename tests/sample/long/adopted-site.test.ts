import {execFileSync, spawnSync} from 'child_process';
import {readdirSync, readFileSync, rmSync} from 'fs';
import path from 'path';
import {brotliCompressSync} from 'zlib';
import {expect, test} from '@playwright/test';
import {formatProblem} from '../../../contract/problems';
import {KILOBYTE} from '../../../tools/bench/figures';
import * as linters from '../../../tools/lint/linters';
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

test('the tests of an adopted site pass on it', () =>
  expectSuccess(
    PLAYWRIGHT,
    'test',
    ...['unit', 'node', 'e2e', 'reading'].map((project) => `--project=${project}`),
    '--reporter=line',
  ));

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

/** Linters that look at one file at a time; in files that are as they were, only the words for readers can be wrong, by terms of the owner. */
const BY_FILE: readonly (readonly string[])[] = [
  ['eslint/bin/eslint.js', '--max-warnings=0', '--no-warn-ignored'],
  ['prettier/bin/prettier.cjs', '--check', '--ignore-unknown'],
];

for (const [tool, ...options] of BY_FILE) {
  test(`${tool} finds nothing in what an adoption changes`, () => {
    const changed = git('diff', '-z', '--name-only', '--diff-filter=d', 'HEAD~1').split('\0').filter(Boolean);
    expect(changed.length).toBeGreaterThan(20);
    return expectSuccess(`node_modules/${tool}`, ...options, 'words', ...changed);
  });
}

const {eslint, prettier, stylelint, ...OF_THE_SITE} = linters;

for (const [name, lint] of Object.entries(OF_THE_SITE)) {
  test(`${name} finds nothing in an adopted site`, async () => {
    expect((await lint(site, false)).map(formatProblem)).toEqual([]);
  });
}
