import {execFileSync, spawnSync} from 'child_process';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {brotliCompressSync} from 'zlib';
import {expect, test} from '@playwright/test';
import {formatProblem} from '../../../contract/problems';
import {KILOBYTE} from '../../../tools/bench/figures';
import {dependencyCruiser, knip, owners, redocly, secrets, typescript} from '../../../tools/lint/linters';
import {parseHtml} from '../../../tools/record/built-pages';
import {editFile} from '../../fixtures/edit-file';
import {copySite} from '../fixtures/site-copy';
import {freePort} from '../../fixtures/free-port';

const DOCUMENT = 'tests/fixtures/strange-contract/pet-store.json';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.js';
const LARGEST_KILOBYTES = 60;

/** Tests that depend on no page: of deployment, of scripts or a network that fail, of other builds. */
const APART = [
  '(deploy.*|rollback|storage)\\.test',
  'reading/(base-url-banner|chunk-failure|crash|earlier-site|next-build|stalled-.*|start-app)\\.spec',
].join('|');

const PAGES = {
  'docs/pet-store/pets.html': ['GET /pets', 'POST /pets', 'Everything with legs and {tails}.', 'Its {name} in bold.'],
  'docs/pet-store/tag-index.html': ['GET /pets/{petId}', 'Number of the {pet}.'],
  'docs/pet-store/tag-2-orders.html': ['PUT /orders'],
  'docs/pet-store/tag-index-2.html': ['DELETE /pets/{petId}'],
  'docs/pet-store/other.html': ['GET /health', 'HEAD /health'],
  'docs/index.html': [
    'All about pets and {owners}.',
    "import {a} from 'b'",
    'X-Key',
    'Live <script>alert(1)</script>',
    'https://{region}.shop.example/v2',
  ],
};

let site = '';
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {cwd: site, encoding: 'utf8'});

/** Runs Node in the site, without the environment of this test run, which would mislead the tests there. */
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

const ADOPT = ['--import', 'tsx', 'tools/adopt/main.ts', DOCUMENT];
const builtFile = (file: string) => readFileSync(path.join(site, 'build', file), 'utf8');

test.describe.configure({mode: 'serial', timeout: 10 * 60_000});

test.beforeAll(async () => {
  site = copySite();
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'site');
});

test.afterAll(() => rmSync(site, {recursive: true}));

test('work that is not committed is refused, and nothing is changed', async () => {
  writeFileSync(path.join(site, 'docs', 'mine.mdx'), 'mine');
  const {status, stderr} = await run(...ADOPT);
  expect(stderr).toContain('[adopt] work is not committed: docs/mine.mdx. Commit or stash it. Nothing was changed.');
  expect([status, git('status', '--porcelain')]).toEqual([1, '?? docs/mine.mdx\n']);
  rmSync(path.join(site, 'docs', 'mine.mdx'));
});

test('a document that is adopted is built, with every operation on the page of its tag and every text as GitHub shows it', async () => {
  await expectSuccess(
    ...[...ADOPT, '--version', '1.0', '--title', '宠物商店', '--origin', 'https://docs.shop.example'],
    // The tests of the site find its words in its own language.
    ...['--language', 'en'],
  );
  expect(git('log', '--format=%s')).toBe('site\n');
  // As on a site with more operations, whose tests must pass as well.
  editFile(path.join(site, 'src/data/navigation.json'), '"outlined": false', '"outlined": true');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'ours');
  await expectSuccess(DOCUSAURUS, 'build');
  for (const [file, texts] of Object.entries(PAGES)) {
    const text = parseHtml(builtFile(file))('article').text().replace(/\s+/g, ' ');
    texts.forEach((expected) => expect.soft(text, file).toContain(expected));
  }
  const pets = parseHtml(builtFile('docs/pet-store/pets.html'));
  expect(pets('article em:contains("legs"), article strong:contains("bold")').length).toBeGreaterThan(1);
  expect(parseHtml(builtFile('index.html'))('title').text()).toBe('宠物商店');
  expect(builtFile('sitemap.xml')).toContain('https://docs.shop.example/docs/pet-store/pets');
});

test('the tests of an adopted site pass on it', () =>
  expectSuccess(
    PLAYWRIGHT,
    'test',
    ...['--config', 'tests'],
    ...['unit', 'node', 'e2e', 'reading'].map((project) => `--project=${project}`),
    `--grep-invert=${APART}`,
    '--reporter=line',
  ));

test('what readers do in Chromium works on an adopted site', () =>
  expectSuccess(
    PLAYWRIGHT,
    'test',
    ...['--config', 'tests/reading', '--project=chromium'],
    `--grep-invert=${APART}`,
    '--reporter=line',
  ));

test('a version of an adopted site is printed as a PDF, and deployed while somebody reads it', () =>
  expectSuccess(PLAYWRIGHT, 'test', '--config', 'tests/long', '--reporter=line', 'book', 'deployment'));

test(`no page of an adopted site has more than ${LARGEST_KILOBYTES} KB after brotli`, () => {
  const pages = readdirSync(path.join(site, 'build'), {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(5);
  const tooLarge = pages.filter((file) => brotliCompressSync(builtFile(file)).length > LARGEST_KILOBYTES * KILOBYTE);
  expect(tooLarge).toEqual([]);
});

/** Linters that check files one by one; in unchanged files only the terms of the owner can cause new problems. */
const BY_FILE: readonly (readonly string[])[] = [
  ['eslint/bin/eslint.js', '--config', 'tools/lint/eslint.config.mjs', '--max-warnings=0', '--no-warn-ignored'],
  ['prettier/bin/prettier.cjs', '--check', '--ignore-unknown'],
];

for (const [tool, ...options] of BY_FILE) {
  test(`${tool} finds nothing in what an adoption changes`, () => {
    const changed = git('diff', '-z', '--name-only', '--diff-filter=d', 'HEAD~1').split('\0').filter(Boolean);
    expect(changed.length).toBeGreaterThan(20);
    return expectSuccess(`node_modules/${tool}`, ...options, 'contract/words', ...changed);
  });
}

const OF_THE_SITE = {dependencyCruiser, knip, owners, redocly, secrets, typescript};

for (const [name, lint] of Object.entries(OF_THE_SITE)) {
  test(`${name} finds nothing in an adopted site`, async () => {
    expect((await lint(site, false)).map(formatProblem)).toEqual([]);
  });
}

test('a site that is adopted is not adopted again, and its version can be frozen', async () => {
  expect((await run(...ADOPT)).stderr).toContain('is gone, so the site does not hold the sample any more.');
  await expectSuccess(DOCUSAURUS, 'docs:version', '1.0');
  expect(readFileSync(path.join(site, 'versions.json'), 'utf8')).toContain('1.0');
});
