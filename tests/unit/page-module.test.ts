import {createRequire} from 'module';
import {transformSync} from 'esbuild';
import {createElement} from 'react';
import type {ComponentType, ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from './plain-test';
import {pageModule} from '../../src/plugins/docs/compile/page-module';
import {readPage} from '../../src/plugins/docs/read/read-page';
import {withPageRules} from '../../src/plugins/docs/compile/page-rules';

const OPTIONS = {
  siteDir: '/site',
  routeBase: '/docs',
  editing: false,
  baseUrl: '/',
  onBrokenMarkdownLinks: 'throw' as const,
  hasStockFooter: false,
};

type Loaded = Readonly<Record<string, unknown>> & {readonly default: ComponentType};

/** What stands in for modules that only a bundler finds. */
const STAND_INS: Readonly<Record<string, unknown>> = {
  '@site/src/app/mdx/page': (content: ComponentType) => content,
  '@site/src/app/PageElements': ({nodes}: {nodes: unknown}) => JSON.stringify(nodes),
  '@theme/Tabs': ({children}: {children?: ReactNode}) => createElement('section', null, children),
};

async function load(markdown: string) {
  const file = 'docs/dev/a.mdx';
  const {root} = await readPage({file, markdown});
  const {code} = await pageModule({file, root}, '{"permalink":"/docs/dev/a"}', OPTIONS);
  const module = {exports: {} as Loaded};
  const find = (name: string): unknown =>
    name in STAND_INS ? {__esModule: true, default: STAND_INS[name]} : (createRequire(__filename)(name) as unknown);
  new Function('require', 'module', 'exports', transformSync(code, {format: 'cjs'}).code)(find, module, module.exports);
  return {exports: module.exports, html: renderToStaticMarkup(createElement(module.exports.default))};
}

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
