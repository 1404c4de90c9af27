import {expect, test} from './plain-test';
import path from 'path';
import {readPage} from '../../src/plugins/docs/read/read-page';
import {loadRemark} from '../../src/plugins/docs/read/remark';
import {treeJson} from '../../src/plugins/docs/tree/nodes';
import type {Root} from 'mdast';
import {staticPage} from '../../src/plugins/docs/compile/static-pages';
import {isStatic} from '../../src/plugins/docs/read/to-html';
import {createRequire} from 'module';
import {transformSync} from 'esbuild';
import {createElement} from 'react';
import type {ComponentType, ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {pageModule} from '../../src/plugins/docs/compile/page-module';
import {withPageRules} from '../../src/plugins/docs/compile/page-rules';
import {writeFiles} from '../fixtures/written-files';

const FILE = 'docs/dev/a.mdx';
const DOC = {
  id: 'dev/a',
  unversionedId: 'dev/a',
  title: '一',
  description: '',
  permalink: '/docs/dev/a',
  source: '@site/docs/dev/a.mdx',
  frontMatter: {title: '一'},
  tags: [],
};
const placesIn = (siteDir: string) => ({
  siteDir,
  baseUrl: '/portal/',
  staticDirs: [path.join(siteDir, 'static')],
  contentPaths: [[path.join(siteDir, 'docs')]],
  sourceToPermalink: {'@site/docs/b.mdx': '/docs/b'},
});
async function pageOf(markdown: string, siteDir = '/site') {
  const {root} = await readPage({file: FILE, markdown});
  return staticPage({file: FILE, root}, DOC, placesIn(siteDir));
}
test('a page with components of an owner, imported or not, or with attributes of the whole document is left to React', async () => {
  const pages = [
    "import Tabs from '@theme/Tabs';\n\n<Tabs />\n",
    '<Counter />\n',
    '<Endpoint method="GET" path="/" />\n',
    '文字\n',
    '<head>\n  <meta name="a" content="b" />\n</head>\n',
    '<head>\n  <body className="a" />\n</head>\n',
  ];
  const read = await Promise.all(pages.map((markdown, index) => readPage({file: `docs/${index}.mdx`, markdown})));
  const remark = await loadRemark();
  expect(await Promise.all(read.map((page) => isStatic(page, remark)))).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
  ]);
});
test('files that a page shows and links to are published under names with the hash of their content', async ({}, {
  outputDir,
}) => {
  for (const file of ['docs/dev/a.svg', 'static/img/b.png', 'docs/dev/表.xlsx']) writeFiles(outputDir, {[file]: file});
  const {page, files} = await pageOf(
    '![图](a.svg) ![图](/img/b.png) ![图](https://a.example/c.png) [表](./表.xlsx#s)\n',
    outputDir,
  );
  expect(files.map(({from}) => from)).toEqual(['docs/dev/a.svg', 'static/img/b.png', 'docs/dev/表.xlsx']);
  expect(files.map(({to}) => to)).toEqual([
    expect.stringMatching(/^assets\/images\/a-[0-9a-f]{32}\.svg$/),
    expect.stringMatching(/^assets\/images\/b-[0-9a-f]{32}\.png$/),
    expect.stringMatching(/^assets\/files\/表-[0-9a-f]{32}\.xlsx$/),
  ]);
  const [first, second, third] = files.map(({to}) => encodeURI(`/portal/${to}`));
  const shown = JSON.stringify(page.nodes);
  for (const address of [first, second, 'https://a.example/c.png']) expect(shown).toContain(`"src":"${address}"`);
  expect(shown).toContain(`{"href":"${third}#s","target":"_blank"}`);
});

const OPTIONS = {
  siteDir: '/site',
  routeBase: '/docs',
  editing: false,
  baseUrl: '/',
  onBrokenMarkdownLinks: 'throw' as const,
  hasStockFooter: false,
};
type Loaded = Record<string, unknown> & {default: ComponentType};
/** Replacements of modules that only a bundler can resolve. */
const STAND_INS: Record<string, unknown> = {
  '@site/src/app/mdx/page': (content: ComponentType) => content,
  '@site/src/app/PageElements': ({nodes}: {nodes: unknown}) => JSON.stringify(nodes),
  '@theme/Tabs': ({children}: {children?: ReactNode}) => createElement('section', null, children),
};
async function load(markdown: string) {
  const file = 'docs/dev/a.mdx';
  const page = await readPage({file, markdown});
  const root = JSON.parse(treeJson(page.root)) as Root;
  const {code} = await pageModule({file, root}, '{"permalink":"/docs/dev/a"}', OPTIONS);
  const module = {exports: {} as Loaded};
  const find = (name: string): unknown =>
    name in STAND_INS ? {__esModule: true, default: STAND_INS[name]} : (createRequire(__filename)(name) as unknown);
  new Function('require', 'module', 'exports', transformSync(code, {format: 'cjs'}).code)(find, module, module.exports);
  return {exports: module.exports, html: renderToStaticMarkup(createElement(module.exports.default))};
}
test('a page that was stored shows the numbers of its expressions, however large', async () => {
  const {html} = await load('{String(2n ** 64n)} and <b title={`${9007199254740993n}`}>{/1/.source}</b>\n');
  expect(html).toContain('18446744073709551616 and <b title="9007199254740993">1</b>');
});
test('a page shows the components that it imports, and elements as React takes them', async () => {
  const {html} = await load(
    `import Tabs from '@theme/Tabs';\n\n<Tabs>一</Tabs>\n\n<p style="color: red; text-align: center">二</p>\n`,
  );
  expect(html).toContain('<section>一</section>');
  expect(html).toContain('<p style="color:red;text-align:center">二</p>');
});
test('a code block of a page that holds code gives `code` the info string, and its keys as props, as MDX 1 does', async () => {
  const {html} = await load('export const n = 1;\n\n```js {1} title="a.js" className=x\nn\n```\n');
  expect(html).toContain(
    '<code title="&quot;a.js&quot;" class="language-js x" metastring="{1} title=&quot;a.js&quot; className=x"',
  );
});
test('a build without the rule of beta.13 stops', () => {
  const call = () => withPageRules({module: {rules: []}}, OPTIONS);
  expect(call).toThrow('[docs] no rule uses @docusaurus/mdx-loader.');
});
