import {expect, test} from './plain-test';
import path from 'path';
import {siteWith} from './fixtures/site-with';
import {formatProblem} from '../../contract/problems';
import type {Problem} from '../../contract/problems';
import {brokenAnchors} from '../../src/plugins/docs/checks/broken-links';
import {anchorProblemsAt} from '../../src/plugins/docs/checks/levels';

const FILES = {
  'docs/static.mdx': '[一](./code.mdx#made) [二](./code.mdx#mad)\n',
  'docs/code.mdx': '[一](#made) [二](#nope)\n\n<a href="/docs/static#none">三</a> [四](/blog/b#标题)\n',
  'blog/b.md': '[一](/docs/static#gone) [二](#%E6%A0%87%E9%A2%98) [三](/docs/static#old) [四](/img/a.svg#b)\n',
  'src/pages/p.mdx': '# 页\n\n[一](#p) [二](/docs/code#q)\n',
  'build/docs/static.html': '<body><h2 id="one"></h2><a name="old"></a>',
  'build/docs/code.html':
    '<head><meta name="nope"></head><body><a href="#skip"></a><main><h2 id="made"></h2><a href="#made"></a><a href="#nope"></a><a href="/docs/static#none"></a></main>',
  'build/blog/b.html': '<body><main class="a"><h2 id="标题"></h2><a href="#标题"></a></main>',
  'build/p.html': '<body><main><a href="#p"></a><a href="https://a.example/#b"></a></main>',
};

const LINKS = {
  '/docs/static': ['/docs/code#made', '/docs/code#mad', '/docs/static#checked-before', '/p#navigation'],
  '/docs/code': ['/docs/static#none', '/blog/b#标题', '/p#navigation'],
  '/blog/b': ['/docs/static#gone', '/docs/static#old', '/img/a.svg#b', '/docs/static#:~:text=a'],
  '/p': ['/docs/code#q'],
  '/tags': ['/docs/code#no-page-of-a-writer'],
};

function write(files: Record<string, string>): string {
  const siteDir = siteWith(files);
  return siteDir;
}

test('links to no anchor are reported where pages have them, in all plugins', async () => {
  const siteDir = write(FILES);
  const docs = ['static', 'code'].map((name) => ({permalink: `/docs/${name}`, source: `@site/docs/${name}.mdx`}));
  const folders = {contentPath: path.join(siteDir, 'docs'), contentPathLocalized: path.join(siteDir, 'i18n')};
  const site = {
    siteDir,
    outDir: path.join(siteDir, 'build'),
    baseUrl: '/',
    routesPaths: Object.keys(LINKS),
    routes: [{path: '/docs', component: '', routes: [{path: '/docs/static', component: '@site/src/app/StaticDoc'}]}],
    plugins: [
      {content: {loadedVersions: [{docs, ...folders}]}},
      {content: {blogPosts: [{metadata: {permalink: '/blog/b', source: '@site/blog/b.md'}}]}},
      {content: [{permalink: '/p', source: '@site/src/pages/p.mdx'}]},
      {content: undefined},
    ],
  };
  const found = await brokenAnchors(
    site as unknown as Parameters<typeof brokenAnchors>[0],
    new Map(Object.entries(LINKS)),
  );
  expect(found.map(formatProblem).map((line) => line.replace(/\.(?: Did you mean .*)? Name the .*/, ''))).toEqual([
    '[docs] docs/static.mdx:1:22: the link "/docs/code#mad" leads to no anchor of docs/code.mdx',
    '[docs] docs/code.mdx:3:1: the link "/docs/static#none" leads to no anchor of docs/static.mdx',
    '[docs] docs/code.mdx:1:12: the link "#nope" leads to no anchor of docs/code.mdx',
    '[docs] blog/b.md:1:1: the link "/docs/static#gone" leads to no anchor of docs/static.mdx',
    '[docs] src/pages/p.mdx:3:9: the link "/docs/code#q" leads to no anchor of docs/code.mdx',
    '[docs] src/pages/p.mdx:3:1: the link "#p" leads to no anchor of src/pages/p.mdx',
    '[docs] docs/static.mdx: the link "/p#navigation" leads to no anchor of src/pages/p.mdx',
  ]);
});

test('a page of the level stock is built with links to no anchor, others are not', () => {
  const siteDir = write({
    'contract.config.yaml': 'pages:\n  docs: house\n  docs/theirs: stock\n  docs/theirs/ours/: complete\n',
  });
  const problems = ['docs/a.mdx', 'docs/theirs/a.mdx', 'docs/theirs/ours/a.mdx', 'help/a.mdx'].map((file): Problem => ({
    plugin: 'docs',
    file,
    message: 'the link',
  }));
  const printed: unknown[] = [];
  const {warn} = console;
  Object.assign(console, {warn: (text: unknown) => printed.push(text)});
  try {
    expect(anchorProblemsAt(siteDir, 'throw', problems).map(({file}) => file)).toEqual([
      'docs/a.mdx',
      'docs/theirs/ours/a.mdx',
    ]);
  } finally {
    Object.assign(console, {warn});
  }
  expect(printed).toEqual([expect.stringMatching(/docs\/theirs\/a\.mdx: the link[^]*help\/a\.mdx: the link/)]);
});
