import {expect, test} from './plain-test';
import {formatProblem, openContracts, shownProblems} from '../../contract';
import {blocksOf} from '../../contract/read/fences';
import {siteWith} from './fixtures/site-with';
import {writeFiles} from '../fixtures/written-files';

const answers = "responses: {'200': {description: 成功}}";
const SHOP = `openapi: 3.1.0
info: {title: 商店, version: '1'}
paths:
  /orders:
    get: {operationId: listOrders, ${answers}}
    post: {${answers}}
`;
const block = (name: string) => `\`\`\`openapi shop#${name}\n\`\`\`\n`;
const BOTH = `${block('listOrders')}\n${block('post /orders')}`;

const siteOf = (pages: Readonly<Record<string, string>>) => siteWith({'docs/_contract/shop.yaml': SHOP, ...pages});
const pagesOf = (site: string) => {
  const {paths = {}} = openContracts(site, 'docs').read('shop');
  return Object.values(paths['/orders']).map(({page}) => page);
};
const problemsOf = (site: string) =>
  shownProblems(site, {number: '1.0', folder: 'docs', names: ['shop'], contracts: openContracts(site, 'docs')}).map(
    formatProblem,
  );

test('the page of an operation is the one that shows it: in a folder, by an id of its own, or the first one', () => {
  expect(pagesOf(siteOf({'docs/guide/orders.mdx': BOTH}))).toEqual(['guide/orders', 'guide/orders']);
  expect(
    pagesOf(
      siteOf({
        'docs/guide/orders.mdx': '',
        'docs/guide/b.md': `---\ntitle: B\nid: own\n---\n${block('listOrders')}`,
        'docs/index.mdx': block('POST /orders'),
      }),
    ),
  ).toEqual(['guide/own', '']);
});

test('an edit that moves an operation is seen, also to a page that showed none', () => {
  const site = siteOf({'docs/a.mdx': BOTH, 'docs/b.mdx': ''});
  expect(pagesOf(site)).toEqual(['a', 'a']);
  writeFiles(site, {'docs/a.mdx': block('listOrders')});
  expect(pagesOf(site)).toEqual(['a', undefined]);
  writeFiles(site, {'docs/b.mdx': block('post /orders')});
  expect(pagesOf(site)).toEqual(['a', 'b']);
  writeFiles(site, {'docs/a.mdx': '', 'docs/c/d.mdx': block('listOrders')});
  expect(pagesOf(site)).toEqual(['c/d', 'b']);
});

test('an operation that no page shows, or two, is reported with file and line', () => {
  expect(problemsOf(siteOf({'docs/a.mdx': BOTH}))).toEqual([]);
  expect(problemsOf(siteOf({'docs/a.mdx': block('listOrders')}))).toEqual([
    '[contract] docs/_contract/shop.yaml:6:11: no page shows post-orders. Expected the block ```openapi shop#post-orders on one. Put it there; `npm run adopt -- --update` does it for a whole document.',
  ]);
  expect(problemsOf(siteOf({'docs/a.mdx': BOTH, 'docs/b.mdx': `前言\n\n${block('listOrders')}`}))).toEqual([
    '[contract] docs/b.mdx:3: listOrders is shown by docs/a.mdx:1 already. Expected one page of each interface, to which links lead. Drop one block, or write "```openapi shop#listOrders repeated".',
  ]);
  expect(problemsOf(siteOf({'docs/a.mdx': BOTH, 'docs/b.mdx': block('listOrders repeated')}))).toEqual([]);
});

test('blocks are read as pages read them: with tildes and escapes, and not in other blocks, comments and parts', () => {
  const markdown = `~~~openapi shop#a\\&b
~~~

\`\`\`\`md
\`\`\`openapi shop#inFence
\`\`\`
\`\`\`\`

<!--
\`\`\`openapi shop#inComment
\`\`\`
-->

{/* once */}

\`\`\`openapi shop#PUT /A
\`\`\`
`;
  expect(blocksOf(markdown)).toEqual([
    {target: 'shop#a&b', line: 1},
    {target: 'shop#put /a', line: 16},
  ]);
  expect(pagesOf(siteOf({'docs/_part.mdx': BOTH, 'docs/_parts/a.mdx': BOTH}))).toEqual([undefined, undefined]);
});
