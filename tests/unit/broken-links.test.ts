import {expect, test} from './plain-test';
import path from 'path';
import {siteWith} from './fixtures/site-with';
import {formatProblem} from '../../contract/problems';
import {brokenLinks} from '../../src/plugins/docs/checks/broken-links';

const FILES = {
  'docs/a.mdx': '文字\n\n[一](./no) <Link to="/blog/none#x" />\n\n[二][c]，[三](/docs/用户)\n\n[c]: /docs/gone?x\n',
  'blog/b.md': '见 [一](/docs/a) 和 [二](/docs/aa)\n',
  'docs/d.mdx': "import P from './_p.mdx';\n\n<P />\n",
  'docs/_p.mdx': "import Q from '@site/src/_q.md';\n\n文字 [四](/docs/dead)\n\n<Q />\n",
  'src/_q.md': '[五](/docs/deader)\n',
  'build/img/c.png': '',
  'build/demo/index.html': '',
  'build/assets/files/表.xlsx': '',
};

async function broken(collected: Record<string, string[]>, baseUrl = '/') {
  const siteDir = siteWith(FILES);
  const paths = ['', 'docs/a', 'docs/用户', 'blog/b', 'blog/'].map((route) => baseUrl + route);
  const plugins = [
    {
      content: {
        loadedVersions: [
          {docs: ['a', 'd'].map((name) => ({permalink: `${baseUrl}docs/${name}`, source: `@site/docs/${name}.mdx`}))},
        ],
      },
    },
    {content: {blogPosts: [{metadata: {permalink: `${baseUrl}blog/b`, source: '@site/blog/b.md'}}]}},
    {content: [{permalink: baseUrl, source: '@site/src/pages/index.tsx'}]},
    {content: undefined},
  ];
  const site = {
    siteDir,
    outDir: path.join(siteDir, 'build'),
    baseUrl,
    routesPaths: paths,
    routes: paths.map((route) => ({path: route, component: '', exact: true})),
    plugins,
  };
  const found = await brokenLinks(
    site as unknown as Parameters<typeof brokenLinks>[0],
    new Map(Object.entries(collected)),
  );
  return found.map(formatProblem).map((line) => line.replace(/ Link to the file.*/, ''));
}

test('links to routes, files, and routes that are written in another way are whole', async () => {
  const links = [
    '/docs/a/',
    './a?x#y',
    '/img/c.png#x',
    '/demo/',
    '/demo',
    '/assets/files/%E8%A1%A8.xlsx#s',
    '/docs/%E7%94%A8%E6%88%B7',
    '/blog',
    '/',
  ];
  expect(await broken({'/docs/a': links})).toEqual([]);
});

test('broken links are reported where their pages have them', async () => {
  expect(
    await broken({
      '/docs/a': ['/docs/no', '/blog/none#x', '/docs/gone?x'],
      '/blog/b': ['/docs/a', '/docs/aa'],
      '/': ['/none'],
    }),
  ).toEqual([
    '[docs] docs/a.mdx:3:1: the link to "/docs/no" leads to no page. Did you mean /docs/a?',
    '[docs] docs/a.mdx:3:11: the link to "/blog/none" leads to no page.',
    '[docs] docs/a.mdx:7:1: the link to "/docs/gone" leads to no page.',
    '[docs] blog/b.md:1:18: the link to "/docs/aa" leads to no page. Did you mean /docs/a?',
    '[docs] src/pages/index.tsx: the link to "/none" leads to no page.',
  ]);
});

test('under a base URL, writers may leave it out', async () => {
  expect(await broken({'/portal/docs/a': ['/portal/blog/none']}, '/portal/')).toEqual([
    '[docs] docs/a.mdx:3:11: the link to "/portal/blog/none" leads to no page. Did you mean /portal/blog/b?',
  ]);
});

test('a link that no page has written is reported once', async () => {
  const layout = '/no/such/page';
  expect(await broken({'/docs/a': [layout], '/blog/b': [layout], '/': [layout]})).toEqual([
    '[docs] docs/a.mdx: the link to "/no/such/page" leads to no page. 2 more pages have it, e.g. by the navigation.',
  ]);
});

test('broken links of a part of pages are reported where the part has them', async () => {
  expect(await broken({'/docs/d': ['/docs/dead', '/docs/deader']})).toEqual([
    '[docs] docs/_p.mdx:3:4: the link to "/docs/dead" leads to no page. Did you mean /docs/a?',
    '[docs] src/_q.md:1:1: the link to "/docs/deader" leads to no page.',
  ]);
});
