import {expect, test} from './plain-test';
import {OwnMarkup} from '../../src/plugins/policy/html-markup';
import {partsOf} from '../../src/plugins/publish/pages/pages';
import {routeFile} from '../../src/plugins/route-file';
import {docGroupsOf} from '../../src/plugins/home/groups';

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

test('the canonical address of a page, and whether it may be indexed, are read from its head', () => {
  const parts = (canonical: string, more = '') =>
    partsOf(`<head><link rel="canonical" href="${canonical}">${more}</head>`, new OwnMarkup(''), {});
  expect(parts('https://a.example/it&#x27;s&amp;')).toMatchObject({
    canonical: "https://a.example/it's&",
    isIndexed: true,
  });
  expect(parts('https://a.example/b', '<meta name="robots" content="noindex">').isIndexed).toBe(false);
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
