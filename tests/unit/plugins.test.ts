import {expect, test} from './plain-test';
import {readFileSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {writeSitemap} from '../../src/plugins/publish/files/site-files';
import type {Pages} from '../../src/plugins/publish/pages/pages';
import {siteWith} from './fixtures/site-with';
import {OwnMarkup} from '../../src/plugins/policy/html-markup';
import {partsOf} from '../../src/plugins/publish/pages/pages';
import {routeFile} from '../../src/plugins/route-file';
import {docGroupsOf} from '../../src/plugins/home/groups';
import forReaders from '../../src/plugins/beta13/for-readers';

test('routes are written as the files that static hosts serve under them', () => {
  expect(['/', '/docs/', '/docs/a', '/404.html'].map((route) => routeFile(route, '/'))).toEqual([
    'index.html',
    'docs/index.html',
    'docs/a.html',
    '404.html',
  ]);
  expect(['/docs/', '/docs/docs/', '/docs/a'].map((route) => routeFile(route, '/docs/'))).toEqual([
    'index.html',
    'docs/index.html',
    'a.html',
  ]);
});
test('the sitemap has the pages that name themselves as canonical and may be indexed', async () => {
  const outDir = siteWith({});
  const page = (canonical: string, more = '') => ({
    parts: partsOf(
      `<head><link rel="canonical" href="https://a.example/${canonical}">${more}</head>`,
      new OwnMarkup(''),
      {},
    ),
  });
  const pages = {
    'it.html': page('it&#x27;s&amp;'),
    'a.html': page('a'),
    'b.html': page('a'),
    'c.html': page('c', '<meta name="robots" content="noindex">'),
    '404.html': page('404.html'),
  };
  expect(pages['it.html'].parts.canonical).toBe("https://a.example/it's&");
  const site = {outDir, baseUrl: '/', siteConfig: {url: 'https://a.example'}, plugins: []};
  await writeSitemap(
    {...site, routesPaths: ['/a', '/b', '/c', '/404.html']} as unknown as Props,
    new Map(Object.entries(pages)) as unknown as Pages,
  );
  const sitemap = readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8');
  expect(sitemap.match(/(?<=<loc>)[^<]+/g)).toEqual(['https://a.example/a']);
});
test('the groups of the home page are the categories of the sidebar, in its order', () => {
  const doc = (id: string) => ({
    id,
    unversionedId: id,
    title: `title of ${id}`,
    description: `用途 ${id}，其余`,
    permalink: `/docs/${id}`,
    source: '',
    frontMatter: {},
    tags: [],
  });
  const groups = docGroupsOf(
    {
      docs: [doc('a'), doc('b'), doc('c')],
      sidebars: {
        docs: [
          {type: 'doc', id: 'a'},
          {
            type: 'category',
            label: 'G',
            customProps: {description: 'D'},
            items: [
              {type: 'doc', id: 'c'},
              {type: 'doc', id: 'b'},
            ],
          },
        ],
      },
    },
    (page) => (page === 'b' ? 2 : 0),
  );
  expect(groups).toEqual([
    {
      title: 'G',
      description: 'D',
      docs: [
        {title: 'title of c', note: '用途 c', docId: 'c'},
        {title: 'title of b', note: '2 个接口', docId: 'b'},
      ],
    },
  ]);
});

test('the configuration that readers load has nothing of the build', () => {
  const source =
    'export default {\n  "title": "接口文档",\n  "presets": [["classic", {"path": "/a/folder"}]],\n  "webpack": {}\n};';
  expect(forReaders(source)).toBe('export default {"title":"接口文档"};');
});
test('a configuration of another form stops the build', () => {
  expect(() => forReaders('module.exports = {};')).toThrow('expected "export default" and JSON');
});
