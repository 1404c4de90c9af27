import {expect, test} from './plain-test';
import path from 'path';
import {mkdirSync, writeFileSync} from 'fs';
import pageLoader from '../../src/plugins/docs/compile/loader';
import type {Options} from '../../src/plugins/docs/compile/loader-options';
import {withOneLoader} from '../../src/plugins/docs/compile/page-rules';
import {writeFiles} from '../fixtures/written-files';
import {setPolicy} from '../../src/plugins/policy/options';

function otherPages(options: Partial<Options> = {}) {
  const siteDir = test.info().outputPath('site');
  const metadata = path.join(siteDir, 'metadata.json');
  mkdirSync(siteDir, {recursive: true});
  writeFileSync(metadata, '{"permalink":"/a","authors":[{"imageURL":"./li.png"}]}');
  const site = {editing: false, baseUrl: '/', onBrokenMarkdownLinks: 'throw' as const};
  const all = {...site, siteDir, metadataPath: () => metadata, ...options};
  const dependencies: string[] = [];
  const load = (markdown: string, resourceQuery = '') => {
    const resourcePath = path.join(siteDir, 'blog', 'a.md');
    const context = {
      resourcePath,
      resourceQuery,
      getOptions: () => all,
      addDependency: (file: string) => dependencies.push(path.relative(siteDir, file)),
      addMissingDependency: () => undefined,
    };
    return pageLoader.call(context as unknown as ThisParameterType<typeof pageLoader>, markdown);
  };
  return {siteDir, load, dependencies};
}

const POST =
  '---\ntitle: 一\n---\n\n# 标题\n\n开头 <!-- 注释 -->{1 + 1}\n\n<!--truncate-->\n\n[二](./b.md#c)，1~3 日\n';

test('a post is a module with the exports of beta.13, in the language of the docs', async () => {
  const {load} = otherPages({
    removeContentTitle: true,
    sourceToPermalink: {'@site/blog/b.md': '/blog/b'},
    createAssets: ({metadata}) => ({
      image: 'https://a.example/b.png',
      authorsImageUrls: (metadata as {authors: {imageURL: string}[]}).authors.map(({imageURL}) => imageURL),
    }),
  });
  const code = await load(POST);
  expect(code).toContain('export const frontMatter = {"title":"一"};');
  expect(code).toContain('export const contentTitle = "标题";');
  expect(code).toMatch(
    /export const assets = \{"image": undefined, "authorsImageUrls": \[require\("[^"]*!\.\/li\.png"\)\.default\]\};/,
  );
  expect(code).not.toContain('h1');
  expect(code).not.toContain('注释');
  expect(code).toContain('1 + 1');
  expect(code).toContain('"/blog/b#c"');
  expect(code).toContain('1~3 日');
});

test('a post that contains itself is reported, and compiled again after an edit of each file between', async () => {
  const {siteDir, load, dependencies} = otherPages();
  writeFiles(siteDir, {'blog/_b.md': "import C from './_c.md';\n", 'blog/_c.md': "import A from './a.md';\n"});
  await expect(load("import B from './_b.md';\n")).rejects.toThrow(
    'imports blog/_b.md, which imports blog/_c.md, which',
  );
  expect(dependencies).toEqual(expect.arrayContaining(['blog/_b.md', 'blog/_c.md']));
});

test('the excerpt of a post ends where its writer says', async () => {
  const {load} = otherPages({truncateMarker: /<!--\s*(truncate)\s*-->/});
  const code = await load(POST, '?truncated=true');
  expect(code).toContain('开头');
  expect(code).not.toContain('1~3 日');
  expect(await load(POST)).toContain('1~3 日');
});

test('what a page may not have is refused with its lines, by the words for pages of the docs', async () => {
  const {load} = otherPages();
  await expect(load(`${POST}\n<script>alert(1)</script>\n\n[三](javascript:a)\n`)).rejects.toThrow(
    /^\[publish\] blog\/a\.md:13:1: <script>alert\(1\) is a script\. .*\n\[publish\] blog\/a\.md:15:1: <a href="javascript:a"> has an address that runs code in "href"\./,
  );
});

test('a page may have what the configuration permits', async () => {
  const {siteDir, load} = otherPages();
  const page = '<script src="https://a.example/b.js"></script>\n';
  await expect(load(page)).rejects.toThrow('loads a script.');
  setPolicy(siteDir, {'script-src': ['https://a.example']});
  expect(await load(page)).toContain('https://a.example/b.js');
});

test('every rule with the loader of beta.13 gets ours, with the options of the loaders before it', () => {
  const loader = require.resolve('@docusaurus/mdx-loader');
  const rule = {
    test: /a/,
    use: [{loader: 'js'}, {loader, options: {siteDir: '/site'}}, {loader: 'text', options: {truncateMarker: /b/}}],
  };
  const site = {editing: false, baseUrl: '/', onBrokenMarkdownLinks: 'throw' as const};
  const [ours, other] = withOneLoader('/site', [rule, {test: /\.c$/, loader: 'other'}], site);
  expect(ours.use).toEqual([
    {
      loader: require.resolve('../../src/plugins/docs/compile/loader.ts'),
      options: expect.objectContaining({siteDir: '/site', truncateMarker: /b/, ...site}) as object,
    },
  ]);
  expect(other).toEqual({test: /\.c$/, loader: 'other'});
});

test('a loader that a plugin adds for pages of the docs is refused by its name, one for other files is not', () => {
  const site = {editing: false, baseUrl: '/', onBrokenMarkdownLinks: 'throw' as const};
  const loader = '/site/node_modules/plugin-includes/loader.js';
  const load = (rule: object) => withOneLoader('/site', [{test: /\.mdx?$/, ...rule}], site);
  for (const rule of [{use: [{loader}]}, {loader}, {use: loader, include: ['/site/docs']}])
    expect(() => load(rule)).toThrow(
      /^\[docs\] docusaurus\.config\.ts: a plugin adds the loader plugin-includes\/loader\.js for pages, which has no effect on those of docs\. /,
    );
  for (const rule of [
    {loader, include: '/site/notes'},
    {loader, exclude: [/docs/]},
    {loader, resourceQuery: /raw/},
    {loader, test: (file: string) => file.endsWith('.txt')},
    {type: 'asset/source'},
  ])
    expect(load(rule)).toHaveLength(1);
});

test('what writers should know of a post is printed once, although a list shows its excerpt', async () => {
  const {load} = otherPages({truncateMarker: /<!--truncate-->/});
  const printed: string[] = [];
  const {warn} = console;
  Object.assign(console, {warn: (text: string) => void printed.push(text)});
  try {
    for (const query of ['', '?truncated=true']) await load('地址 /{}/a\n\n<!--truncate-->\n', query);
  } finally {
    Object.assign(console, {warn});
  }
  expect(printed).toEqual([expect.stringContaining('[docs] blog/a.md:')]);
});
