/** Options of the docs plugin, which either work as in beta.13, or are refused by name. */
import {expect, test} from './plain-test';
import {writeFileSync} from 'fs';
import path from 'path';
import type {PluginOptions} from '@docusaurus/plugin-content-docs/lib/types';
import {formatProblem, hasPlace, pageFile} from '../../contract';
import {routeOf, ownAddress, readDocFiles, setDocs} from '../../src/plugins/docs/files/doc-files';
import {documentProblems} from '../../src/plugins/docs/checks/version-documents';
import {refusedOptions} from '../../src/plugins/docs/files/stock-docs';
import {stockDocs} from './fixtures/stock-docs';
import {siteWith} from './fixtures/site-with';

const ALL = {include: ['**/*.{md,mdx}'], exclude: ['**/_*.{md,mdx}', '**/_*/**']};

const versionedSite = () =>
  siteWith({
    'docs/01-a.md': '甲\n',
    'docs/02-更多/b.md': '乙\n',
    'docs/_part.md': '部分\n',
    'versioned_docs/version-2.0/a.md': '甲\n',
    'versioned_docs/version-1.0/a.md': '甲\n',
    'versions.json': '["2.0", "1.0"]',
  });

function docsWith(options: Partial<PluginOptions>) {
  const siteDir = versionedSite();
  const versions = stockDocs(siteDir, {sidebarPath: false, ...options});
  setDocs(siteDir, {...ALL, ...options}, versions);
  expect(documentProblems(siteDir, versions)).toEqual([]);
  return {
    routes: versions.map(({folder}) => routeOf(siteDir, folder, '/docs')),
    pages: readDocFiles(siteDir).map(({file}) => file),
    addresses: readDocFiles(siteDir).map(
      (page) => versions.find(({folder}) => page.file.startsWith(`${folder}/`))?.documentOf(page).permalink,
    ),
  };
}

const CASES: [name: string, options: Partial<PluginOptions>, routes: string[]][] = [
  ['no options', {}, ['/docs/next/', '/docs/', '/docs/1.0/']],
  ['lastVersion', {lastVersion: 'current'}, ['/docs/', '/docs/2.0/', '/docs/1.0/']],
  ['routeBasePath', {routeBasePath: 'guide'}, ['/guide/next/', '/guide/', '/guide/1.0/']],
  ['routeBasePath of the whole site', {routeBasePath: '/'}, ['/next/', '/', '/1.0/']],
  [
    'the path of a version',
    {versions: {'2.0': {path: '二'}, current: {label: '新', banner: 'none', badge: false, path: '/'}}},
    ['/docs/', '/docs/二/', '/docs/1.0/'],
  ],
  ['onlyIncludeVersions', {onlyIncludeVersions: ['current', '2.0']}, ['/docs/next/', '/docs/']],
  ['includeCurrentVersion', {includeCurrentVersion: false}, ['/docs/', '/docs/1.0/']],
  ['disableVersioning', {disableVersioning: true}, ['/docs/']],
];

for (const [name, options, routes] of CASES)
  test(`pages have the addresses that ${name} gives them`, () => {
    const found = docsWith(options);
    expect(found.routes).toEqual(routes);
    expect(found.pages.every((_, index) => routes.some((route) => found.addresses[index]?.startsWith(route)))).toBe(
      true,
    );
    expect(new Set(found.pages.map((file) => file.split(/\/(?!version-)/)[0]))).toHaveProperty('size', routes.length);
  });

test('include, exclude and numberPrefixParser decide which files are pages, and their addresses', () => {
  const only = {disableVersioning: true};
  expect(docsWith({...only, exclude: []}).pages).toContain('docs/_part.md');
  expect(docsWith({...only, exclude: ['**/b.md']}).pages).toEqual(['docs/01-a.md', 'docs/_part.md']);
  expect(docsWith({...only, include: ['*.md']}).pages).toEqual(['docs/01-a.md']);
  expect(docsWith(only).addresses).toEqual(['/docs/a', '/docs/更多/b']);
  expect(docsWith({...only, numberPrefixParser: false as never}).addresses).toEqual(['/docs/01-a', '/docs/02-更多/b']);
  const numberPrefixParser = (filename: string) => ({filename: filename.replace('0', 'n'), numberPrefix: 1});
  expect(docsWith({...only, numberPrefixParser}).addresses).toEqual(['/docs/n1-a', '/docs/n2-更多/b']);
});

test('contracts name pages by their files or ids, and link to the addresses that pages give themselves', () => {
  const siteDir = versionedSite();
  const folder = path.join(siteDir, 'docs');
  writeFileSync(path.join(folder, '02-更多', 'c.md'), '---\nid: own\nslug: /moved\n---\n\n## 一 {#one}\n');
  setDocs(siteDir, ALL, stockDocs(siteDir, {sidebarPath: false, disableVersioning: true}));
  expect(pageFile(folder, '02-更多/own')).toBe('02-更多/c.md');
  expect(hasPlace(folder, '02-更多/own', 'one')).toBe(true);
  expect(pageFile(folder, '02-更多/none')).toBeUndefined();
  expect(ownAddress(siteDir, 'docs', '02-更多/c.md')).toBe('/docs/moved');
  expect(ownAddress(siteDir, 'docs', '01-a.md')).toBe('/docs/a');
  expect(ownAddress(siteDir, 'versioned_docs/version-1.0', 'a.md')).toBeUndefined();
});

test('options by which docs/ would not be the docs are refused by their names', () => {
  expect(refusedOptions({id: 'default', path: './docs/'})).toEqual([]);
  const lines = refusedOptions({id: 'guide', path: 'guide'}).map(formatProblem);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('[docs] docusaurus.config.ts: the option path is "guide". Known: "docs"');
  expect(lines[1]).toContain('[docs] docusaurus.config.ts: the option id is "guide". Known: "default".');
});
