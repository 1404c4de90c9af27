import {expect, test} from './plain-test';
import {execFileSync} from 'child_process';
import {chmodSync, existsSync, readFileSync, rmSync, statSync} from 'fs';
import path from 'path';
import {ownerOf} from '../../tools/lint/owner-of';
import {takeEngine} from '../../tools/adopt/engine/engine';
import {ownPaths} from '../../tools/adopt/sample';
import {writeFiles} from '../fixtures/written-files';

const LISTS = {
  sample: {paths: ['docs', 'tests/shop'], packages: []},
  owner: {paths: ['src/data', 'texts/language.ts']},
  engine: {paths: ['README.md', 'package-lock.json', 'package.json', 'src', 'tests', 'texts', 'tools']},
};
const LIST = 'tools/adopt/paths.json';
const packages = (dependencies: object) => JSON.stringify({dependencies, devDependencies: {}});

const git = (folder: string, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {cwd: folder, encoding: 'utf8'});

function commit(folder: string): void {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'state');
}

/** An earlier and a later state of the engine, and a site made with the earlier one. */
function statesOf() {
  const engine = test.info().outputPath('engine');
  const site = test.info().outputPath('site');
  writeFiles(engine, {
    [LIST]: JSON.stringify(LISTS),
    'README.md': 'engine',
    'package.json': packages({a: '1.0.0'}),
    'package-lock.json': packages({a: '1.0.0'}),
    'src/kept.ts': 'kept',
    'src/changed.ts': 'one',
    'src/edited.ts': 'one',
    'src/gone.ts': 'gone',
    'src/data/code.ts': 'one',
    'src/data/site.json': JSON.stringify({title: 'sample'}),
    'docs/a.mdx': 'sample',
    'tests/shop/a.ts': 'sample',
    'tests/parts/a.ts': 'engine',
    'texts/language.ts': 'zh',
    'texts/zh.json': '{}',
  });
  git(path.dirname(engine), 'init', '--quiet', 'engine');
  commit(engine);
  git(path.dirname(site), 'clone', '--quiet', 'engine', 'site');
  ['docs', 'tests/shop'].forEach((folder) => rmSync(path.join(site, folder), {recursive: true}));
  const lists = JSON.parse(ownPaths(LISTS)) as typeof LISTS;
  writeFiles(site, {
    [LIST]: JSON.stringify({...lists, owner: {paths: [...lists.owner.paths, 'tools/ours']}}),
    'README.md': 'ours',
    'package.json': packages({a: '1.0.0', ours: '1.0.0'}),
    'src/mine.ts': 'ours',
    'src/edited.ts': 'ours',
    'src/data/site.json': JSON.stringify({title: 'ours'}),
    'docs/b.mdx': 'ours',
    'tests/parts/mine.ts': 'ours',
    'texts/language.ts': 'en',
    'tools/ours/a.ts': 'ours',
  });
  commit(site);
  ['src/gone.ts', 'texts'].forEach((place) => rmSync(path.join(engine, place), {recursive: true}));
  const later = {
    sample: {...LISTS.sample, paths: [...LISTS.sample.paths, 'tests/parts']},
    owner: {
      paths: ['src/data/more.json', 'src/data/site.json', 'src/texts/language.ts'],
      moved: {'texts/language.ts': 'src/texts/language.ts'},
    },
    engine: {paths: LISTS.engine.paths.filter((place) => place !== 'texts')},
  };
  writeFiles(engine, {
    [LIST]: JSON.stringify(later),
    'README.md': 'engine 2',
    'package.json': packages({a: '2.0.0'}),
    'src/changed.ts': 'two',
    'src/edited.ts': 'two',
    'src/new.sh': 'new',
    'src/data/code.ts': 'two',
    'src/data/site.json': JSON.stringify({title: 'sample 2', brand: 'new'}),
    'src/data/more.json': '{}',
    'src/texts/language.ts': 'zh',
    'src/texts/zh.json': '{}',
    'docs/a.mdx': 'sample 2',
    'tests/shop/b.ts': 'sample 2',
    'tools/ours/a.ts': 'engine 2',
  });
  chmodSync(path.join(engine, 'src/new.sh'), 0o755);
  commit(engine);
  return {site, engine, textOf: (file: string) => readFileSync(path.join(site, file), 'utf8')};
}

test('the longest path that a file is in decides whose it is', () => {
  const files = ['docs/a.mdx', 'src/a.ts', 'src/data/a.json', 'src/database.ts', 'tests/shop/a.ts', 'other'];
  expect(files.map((file) => ownerOf(file, LISTS))).toEqual([
    'sample',
    'engine',
    'owner',
    'engine',
    'sample',
    undefined,
  ]);
});

test('a site takes a later engine, and keeps all that is its own', () => {
  const {site, engine, textOf} = statesOf();
  const {begun, moved, keys, removed, edited, packages: own} = takeEngine(site, engine);
  expect({begun, moved, keys, removed, edited, own}).toEqual({
    begun: ['src/data/more.json'],
    moved: new Map([['texts/language.ts', 'src/texts/language.ts']]),
    keys: new Map([['src/data/site.json', {brand: 'new'}]]),
    removed: ['src/gone.ts', 'tests/parts/a.ts', 'texts/language.ts', 'texts/zh.json'],
    edited: ['src/edited.ts'],
    own: ['ours'],
  });
  expect(git(site, 'status', '--porcelain', '--untracked-files=all').split('\n').filter(Boolean).sort()).toEqual(
    [
      ' D src/gone.ts',
      ' D tests/parts/a.ts',
      ' D texts/language.ts',
      ' D texts/zh.json',
      ' M package.json',
      ' M package-lock.json',
      ' M src/changed.ts',
      ' M src/data/code.ts',
      ' M src/data/site.json',
      ' M src/edited.ts',
      ` M ${LIST}`,
      '?? src/data/more.json',
      '?? src/new.sh',
      '?? src/texts/language.ts',
      '?? src/texts/zh.json',
    ].sort(),
  );
  expect(['README.md', 'src/mine.ts', 'docs/b.mdx', 'tests/parts/mine.ts', 'tools/ours/a.ts'].map(textOf)).toEqual(
    Array.from({length: 5}, () => 'ours'),
  );
  expect(JSON.parse(textOf('src/data/site.json'))).toEqual({title: 'ours', brand: 'new'});
  expect(['src/changed.ts', 'src/data/code.ts', 'src/edited.ts'].map(textOf)).toEqual(['two', 'two', 'two']);
  expect(textOf('src/texts/language.ts')).toBe('en');
  expect(existsSync(path.join(site, 'tests/shop'))).toBe(false);
  expect(statSync(path.join(site, 'src/new.sh')).mode & 0o100).toBe(process.platform === 'win32' ? 0 : 0o100);
  expect((JSON.parse(textOf(LIST)) as typeof LISTS).owner.paths).toContain('tools/ours');
  expect(JSON.stringify(JSON.parse(textOf(LIST)))).not.toContain('"texts');
});

test('the same engine again changes nothing', () => {
  const {site, engine} = statesOf();
  takeEngine(site, engine);
  commit(site);
  takeEngine(site, engine);
  expect(git(site, 'status', '--porcelain')).toBe('');
});

test('a folder that is no checkout, and work that is not committed, are refused, and nothing is changed', () => {
  const {site, engine} = statesOf();
  expect(() => takeEngine(site, path.dirname(site))).toThrow(`has no ${LIST}, so it is no checkout of this project.`);
  writeFiles(engine, {'src/later.ts': ''});
  expect(() => takeEngine(site, engine)).toThrow(`${engine}: work is not committed: src/later.ts.`);
  expect(git(site, 'status', '--porcelain')).toBe('');
});
