import {expect, test} from './plain-test';
import {pageModule} from '../../src/plugins/docs/page/page-module';
import {readPage} from '../../src/plugins/docs/page/read-page';
import {withPageRules} from '../../src/plugins/docs/page-rules';

const PAGE = '---\ntitle: 一\n---\n\n## 签名 {#signature}\n\n正文，见[另一页](../b.mdx#c)。\n';
const OPTIONS = {siteDir: '/site', routeBase: '/docs', editing: false, isServer: false, sourceToPermalink: {'@site/docs/b.mdx': '/docs/b'}, metadataPath: () => ''};

/** The module of a page at `docs/dev/a.mdx`. */
async function moduleOf(markdown: string, options: Partial<typeof OPTIONS> = {}): Promise<string> {
  const file = 'docs/dev/a.mdx';
  const {root} = await readPage({file, markdown});
  return pageModule({file, root, metadata: '{"permalink":"/docs/dev/a"}'}, {...OPTIONS, ...options});
}

test('the chunk of a page holds its metadata and table of contents, and none of its content', async () => {
  const client = await moduleOf(PAGE);
  expect(client).toContain('export const frontMatter = {"title":"一"};');
  expect(client).toContain('export const toc = [{"value":"签名","id":"signature","children":[],"level":2}];');
  expect(client).toContain('export const metadata = {"permalink":"/docs/dev/a"};');
  expect(client).toContain('React.createElement(PageContent, {path: metadata.permalink})');
  expect(client).not.toContain('正文');
  expect(client).not.toContain('PageElements');
});

test('the server renders the content inside the component that the browser adopts', async () => {
  const server = await moduleOf(PAGE, {isServer: true});
  expect(server).toContain("import PageContent from '../../src/app/PageContent';");
  expect(server).toContain('React.createElement(PageContent, {path: metadata.permalink}, React.createElement(PageElements, {nodes,');
  expect(server).toContain('正文');
  expect(server).toContain('/docs/b#c');
});

test('a page that imports a component, and every page in start, is left to React', async () => {
  for (const code of [await moduleOf(`import Tabs from '@theme/Tabs';\n\n<Tabs />\n`), await moduleOf(PAGE, {editing: true})]) {
    expect(code).toContain('return React.createElement(PageElements, {nodes,');
    expect(code).not.toContain('PageContent');
  }
  expect(await moduleOf(`import Tabs from '@theme/Tabs';\n\n<Tabs />\n`)).toContain('components: {Tabs}');
});

test('an image is a file beside the page, or one of static', async () => {
  const code = await moduleOf('![图](a.svg) ![图](/img/b.png) ![图](https://a.example/c.png)\n', {isServer: true});
  expect(code).toMatch(/"a\.svg": require\("[^"]*!\.\/a\.svg"\)\.default, "\/img\/b\.png": require\("[^"]*!@site\/static\/img\/b\.png"\)\.default}/);
});

test('a link to the file of no page is refused with its line', async () => {
  await expect(moduleOf('文字\n\n[另一页](c.mdx)\n')).rejects.toThrow('[docs] docs/dev/a.mdx:3: the link "c.mdx" leads to no page.');
});

test('a build without the rule of beta.13 stops', () => {
  const call = () => withPageRules({module: {rules: []}}, {siteDir: '/site', routeBase: '/docs', isServer: true, editing: false});
  expect(call).toThrow('[docs] no rule uses @docusaurus/mdx-loader.');
});
