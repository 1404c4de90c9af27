import {execFileSync, spawnSync} from 'child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {anchorsOfPages} from '../../../tools/record/anchors';
import {builtPages} from '../../../tools/record/built-pages';
import {MOVED, PUBLISHED} from '../../../src/plugins/addresses/ledger';
import type {Ledger, Moved} from '../../../src/plugins/addresses/ledger';
import {ledgerProblems} from '../../checks/ledger';
import {editFile} from '../../fixtures/edit-file';
import {copySite} from '../fixtures/site-copy';

type Call = {operationId?: string; summary?: string; tags?: string[]};
type Shop = {paths: Record<string, Record<string, Call>>; tags: {name: string; description?: string}[]};

const DOCUMENT = 'tests/fixtures/strange-contract/pet-store.json';
const PETS = 'docs/pet-store/pets.mdx';
const OVERLAY = 'docs/_contract/pet-store.overlay.yaml';
const PROSE = '\n作者写的说明。\n';
const PATH = '/pets/{petId}';
/** Split, as the linter also reads this file. */
const TOKENS = ['wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx', 'xWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUy'].map(
  (end) => `ghp_${end}`,
);

let site = '';
let file = '';
let shop: Shop;

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {cwd: site, encoding: 'utf8'});
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, args, {cwd: site, encoding: 'utf8', env: {...process.env, NODE_ENV: 'production'}});
const adopt = (...args: readonly string[]) => run('--import', 'tsx', 'tools/adopt/main.ts', ...args);
const textOf = (name: string) => readFileSync(path.join(site, name), 'utf8');

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'ours');
}

/** The provider's next file. */
function next(change: (shop: Shop) => void): string {
  change(shop);
  const text = JSON.stringify(shop, null, 3);
  writeFileSync(file, text);
  return text;
}

test.describe.configure({mode: 'serial', timeout: 300_000});

test.beforeAll(() => {
  site = copySite();
  git('init', '--quiet');
  commit();
  file = path.join(site, '..', `${path.basename(site)}-provider`, 'pet-store.json');
  mkdirSync(path.dirname(file));
  const text = textOf(DOCUMENT).replace('All about', `${TOKENS[0]} All about`);
  shop = JSON.parse(text) as Shop;
  writeFileSync(file, text);
  const {status, stderr} = adopt(file, '--title', '宠物商店');
  expect(status, stderr).toBe(0);
  expect(stderr, 'what looks like a credential is named, in the file of the provider').toMatch(
    /^\[adopt\] \.\.\/.+-provider\/pet-store\.json:\d+:\d+: found GitHub Token/m,
  );
  editFile(
    path.join(site, PETS),
    '~~~openapi pet-store#listPets\n~~~\n',
    `~~~openapi pet-store#listPets\n~~~\n${PROSE}`,
  );
  writeFileSync(
    path.join(site, OVERLAY),
    `overlay: 1.0.0\ninfo: {title: 补充, version: '1'}\nactions:\n  - {target: "$.paths['${PATH}'].get", update: {description: 我们的补充。}}\n  - {target: "$.paths['${PATH}'].delete", update: {description: 我们的补充。}}\n`,
  );
  commit();
});

test.afterAll(() => {
  rmSync(site, {recursive: true});
  rmSync(path.dirname(file), {recursive: true});
});

test('what cannot be shown is refused, and nothing is changed', () => {
  writeFileSync(file, '{"openapi": "3.1.0", "paths": {"/a": {"get": {"parameters": {"a": 1}}}}}');
  const {status, stderr} = adopt('--update', file);
  expect(stderr).toMatch(/pet-store\.json:1:\d+: "name" is missing/);
  expect(stderr).toContain('Nothing was changed.');
  expect([status, git('status', '--porcelain')]).toEqual([1, '']);
});

test('a dry run tells what an update would do, and changes nothing', () => {
  next(({paths}) => {
    paths[PATH].get.operationId = 'readPet';
    paths['/pets'].put = {...paths['/pets'].get, operationId: 'replacePets', summary: `Replaces ${TOKENS[1]}.`};
  });
  const summary = path.join(path.dirname(file), 'summary.md');
  const {status, stdout, stderr} = adopt('--update', file, '--dry-run', '--summary', summary);
  expect(status, stderr).toBe(2);
  expect(readFileSync(summary, 'utf8')).toBe(stdout.slice(0, -1));
  expect(stdout).toContain('新增 1 个，移除 0 个，改名 1 个。');
  expect(stdout).toContain('## 不兼容（1 项）\n\n- 移除 `getPet`');
  expect(stdout).toContain('npx docusaurus docs:version 1.0');
  expect(stderr.match(/found GitHub Token/g), 'only the credential that is new').toHaveLength(1);
  expect(git('status', '--porcelain')).toBe('');
});

test('an update takes the file byte for byte, places what is new, and keeps what a writer wrote', () => {
  const {status, stderr} = adopt('--update', file);
  expect(status, stderr).toBe(2);
  expect(readFileSync(path.join(site, 'docs/_contract/pet-store.json')).equals(readFileSync(file))).toBe(true);
  expect(textOf(PETS)).toContain(
    `#listPets\n~~~\n${PROSE}\n~~~openapi pet-store#post-pets\n~~~\n\n~~~openapi pet-store#replacePets\n~~~\n`,
  );
  expect(textOf('docs/pet-store/tag-index.mdx')).toContain('~~~openapi pet-store#readPet\n');
  expect((JSON.parse(textOf(MOVED)) as Moved)['/docs/pet-store/tag-index#op-getPet']).toBe(
    '/docs/pet-store/tag-index#op-readPet',
  );
  commit();
});

test('the same file again changes nothing', () => {
  const {status, stdout, stderr} = adopt('--update', file);
  expect(status, stderr).toBe(0);
  expect(stdout).toContain('没有改动');
  expect(git('status', '--porcelain')).toBe('');
});

test('pages and actions of an overlay for what is gone go; those of a new tag come', () => {
  next(({paths, tags}) => {
    delete paths[PATH].delete;
    paths['/visits'] = {get: {...paths['/health'].get, operationId: 'listVisits', tags: ['Visits']}};
    tags.push({name: 'Visits', description: '就诊。'});
  });
  const {status, stdout, stderr} = adopt('--update', file);
  expect(status, stderr).toBe(2);
  expect(stdout).toContain('移除：docs/pet-store/tag-index-2.mdx');
  expect(stdout).toContain(`\`$.paths['${PATH}'].delete\` 在新文档中已不存在`);
  expect(textOf(OVERLAY)).toContain("'].get");
  expect(textOf(OVERLAY)).not.toContain("'].delete");
  expect(textOf('docs/pet-store/visits.mdx')).toContain('~~~openapi pet-store#listVisits');
  expect(textOf('sidebars.ts')).toContain("'pet-store/visits'");
  expect(textOf('sidebars.ts')).not.toContain('tag-index-2');
  commit();
});

test('after a version is frozen, an update brings drafts of what changed and the page that shows them', () => {
  const {status: frozen, stderr: why} = run('node_modules/@docusaurus/core/bin/docusaurus.js', 'docs:version', '1.0');
  expect(frozen, why).toBe(0);
  commit();
  next(({paths}) => (paths['/visits'].put = {...paths['/visits'].get, operationId: 'replaceVisits'}));
  const refused = adopt('--update', file);
  expect(refused.stderr).toMatch(/site\.json:\d+: version 1\.0 is not newer than 1\.0, which is frozen\. Raise it/);
  expect([refused.status, git('status', '--porcelain')]).toEqual([1, '']);
  editFile(path.join(site, 'src/data/site.json'), '"version": "1.0"', '"version": "2.0"');
  commit();
  const {status, stdout, stderr} = adopt('--update', file);
  expect(status, stderr).toBe(0);
  expect(stdout).toContain('新增：docs/changes.mdx');
  expect(textOf('docs/changes.mdx')).toContain('## 2.0 {#v2-0}\n\n~~~changes 2.0\n~~~\n');
  expect(textOf('sidebars.ts')).toContain("'index',\n  'changes',\n");
  commit();
});

test('after the updates the site is built, and every address that was ever published lives or leads on', () => {
  const {status, stdout, stderr} = run('node_modules/@docusaurus/core/bin/docusaurus.js', 'build');
  expect(status, stdout + stderr).toBe(0);
  const build = path.join(site, 'build');
  const json = <Kind>(name: string) => JSON.parse(textOf(name)) as Kind;
  const problems = ledgerProblems(json<Ledger>(PUBLISHED), json<Moved>(MOVED), anchorsOfPages(builtPages(build)));
  // Those of a frozen version are recorded when it is cut.
  expect(problems.filter((problem) => !/^\/docs\/1\.0\/\S* is new\. /.test(problem))).toEqual([]);
  expect(textOf('build/_redirects')).toContain('/docs/pet-store/tag-index-2');
  expect(textOf('build/docs/pet-store/tag-index.html')).toContain('我们的补充。');
  expect(textOf('build/docs/changes.html')).toContain('replaceVisits');
});

test('a page of changes without those of its version is reported once, not by each link to them', () => {
  editFile(path.join(site, 'docs/changes.mdx'), '~~~changes 2.0\n~~~\n', '');
  const {status, stdout, stderr} = run('node_modules/@docusaurus/core/bin/docusaurus.js', 'build');
  const reported = (stdout + stderr).split('\n').filter((line) => line.includes('[docs] '));
  expect([status, reported]).toEqual([1, [expect.stringContaining('the changes of 2.0 are not shown.')]]);
});
