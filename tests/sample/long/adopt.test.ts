import {execFileSync, spawnSync} from 'child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {parseHtml} from '../../../tools/record/built-pages';
import {copySite} from '../../fixtures/site-copy';

const DOCUMENT = 'tests/fixtures/strange-contract/pet-store.json';

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
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, args, {cwd: site, encoding: 'utf8', env: {...process.env, NODE_ENV: 'production'}});
const adopt = (...args: readonly string[]) => run('--import', 'tsx', 'tools/adopt/main.ts', ...args);

test.describe.configure({mode: 'serial'});

test.beforeAll(() => {
  site = copySite();
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'site');
});

test.afterAll(() => rmSync(site, {recursive: true}));

test('documents of one name are refused, and nothing is changed', () => {
  const {status, stderr} = adopt(DOCUMENT, DOCUMENT);
  expect(stderr).toContain('would be the family "pet-store"');
  expect([status, git('status', '--porcelain')]).toEqual([1, '']);
});

test('work that is not committed is refused, and stays as it is', () => {
  writeFileSync(path.join(site, 'docs', 'mine.mdx'), 'mine');
  const {status, stderr} = adopt(DOCUMENT);
  expect(stderr).toContain('[adopt] work is not committed: docs/mine.mdx. Commit or stash it. Nothing was changed.');
  expect(status).toBe(1);
  expect(git('status', '--porcelain')).toBe('?? docs/mine.mdx\n');
  rmSync(path.join(site, 'docs', 'mine.mdx'));
});

function withToken(folder: string) {
  const file = path.join(folder, path.basename(DOCUMENT));
  const token = ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_');
  writeFileSync(file, readFileSync(path.join(site, DOCUMENT), 'utf8').replace('All about', `${token} All about`));
  return file;
}

test('a document that is adopted is built, with every operation on the page of its tag and every text as GitHub shows it; what looks like a credential is named', () => {
  test.setTimeout(300_000);
  mkdirSync(test.info().outputDir, {recursive: true});
  const {status, stderr} = adopt(
    withToken(test.info().outputDir),
    '--version',
    '1.0',
    '--title',
    '宠物商店',
    '--origin',
    'https://docs.shop.example',
  );
  expect(status, stderr).toBe(0);
  expect(stderr).toMatch(/^\[secrets\] docs\/_contract\/pet-store\.json:\d+:\d+: found GitHub Token/m);
  expect(git('log', '--format=%s')).toBe('site\n');
  git('add', '--all');
  const built = run('node_modules/@docusaurus/core/bin/docusaurus.js', 'build');
  expect(built.status, built.stdout + built.stderr).toBe(0);
  for (const [file, texts] of Object.entries(PAGES)) {
    const $ = parseHtml(readFileSync(path.join(site, 'build', file), 'utf8'));
    const text = $('article').text().replace(/\s+/g, ' ');
    texts.forEach((expected) => expect.soft(text, file).toContain(expected));
  }
  const pets = parseHtml(readFileSync(path.join(site, 'build', 'docs/pet-store/pets.html'), 'utf8'));
  expect(pets('article em:contains("legs"), article strong:contains("bold")').length).toBeGreaterThan(1);
  expect(parseHtml(readFileSync(path.join(site, 'build', 'index.html'), 'utf8'))('title').text()).toBe('宠物商店');
  expect(readFileSync(path.join(site, 'build', 'sitemap.xml'), 'utf8')).toContain(
    'https://docs.shop.example/docs/pet-store/pets',
  );
});

test('the version that was adopted can be frozen', () => {
  const {status, stderr} = run('node_modules/@docusaurus/core/bin/docusaurus.js', 'docs:version', '1.0');
  expect(status, stderr).toBe(0);
  expect(readFileSync(path.join(site, 'versions.json'), 'utf8')).toContain('1.0');
});

test('a site that is adopted is not adopted again', () => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'ours');
  expect(adopt(DOCUMENT).stderr).toContain('is gone, so the site does not hold the sample any more.');
});
