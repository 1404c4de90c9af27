import {expect, test} from './plain-test';
import {pageModule} from '../../src/plugins/docs/page/page-module';
import {readPage} from '../../src/plugins/docs/page/read-page';
import {withPageRules} from '../../src/plugins/docs/page-rules';

const PAGE = '---\ntitle: 一\n---\n\n## 签名 {#signature}\n\n正文，见[另一页](/docs/b#c)。\n';
const OPTIONS = {
  siteDir: '/site',
  routeBase: '/docs',
  editing: false,
  baseUrl: '/',
  onBrokenMarkdownLinks: 'throw' as const,
  hasStockFooter: false,
};

/** The module of a page at `docs/dev/a.mdx`. */
async function moduleOf(markdown: string): Promise<string> {
  const file = 'docs/dev/a.mdx';
  const {root} = await readPage({file, markdown});
  return (await pageModule({file, root}, '{"permalink":"/docs/dev/a"}', OPTIONS)).code;
}

test('the module of a page has its metadata, table of contents and content', async () => {
  const code = await moduleOf(PAGE);
  expect(code).toContain('export const frontMatter = {"title":"一"};');
  expect(code).toContain('export const toc = [{"value":"签名","id":"signature","children":[],"level":2}];');
  expect(code).toContain('export const metadata = {"permalink":"/docs/dev/a"};');
  expect(code).toContain('正文');
  expect(code).toContain('/docs/b#c');
});

test('the module of a page has the components that the page imports', async () => {
  const code = await moduleOf(`import Tabs from '@theme/Tabs';\n\n<Tabs />\n`);
  expect(code).toContain("import Tabs from '@theme/Tabs';");
  expect(code).toContain('_jsx(Tabs');
});

test('a code block of a page that holds code gives `code` the info string, and its keys as props, as MDX 1 does', async () => {
  const code = await moduleOf('export const n = 1;\n\n```js live {1} title="a.js" className=x\nn\n```\n');
  expect(code.replace(/\s+/g, ' ')).toContain(
    `_jsx("pre", { children: _jsx("code", { live: true, title: "\\"a.js\\"", className: "language-js x", metastring: "live {1} title=\\"a.js\\" className=x", parentName: "pre", children: "n\\n" }) })`,
  );
});

test('a build without the rule of beta.13 stops', () => {
  const call = () => withPageRules({module: {rules: []}}, OPTIONS);
  expect(call).toThrow('[docs] no rule uses @docusaurus/mdx-loader.');
});

test('a style attribute of HTML on a page that holds code is what React takes', async () => {
  const code = await moduleOf('export const n = 1;\n\n<p style="color: red; text-align: center">一</p>\n');
  expect(code.replace(/\s+/g, ' ')).toContain('style: { "color": "red", "textAlign": "center" }');
});
