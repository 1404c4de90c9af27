import type {RawSourceMap} from 'source-map';
import {parse} from 'yaml';
import {getFileLoaderUtils} from '@docusaurus/utils';
import components from 'prismjs/components';
import getLoader from 'prismjs/dependencies';
import type {Nodes} from 'mdast';
import {titleHeading, withoutTitle} from '../read/headings';
import {valueOf, isJsx, nodesIn, valuesOf} from '../tree/nodes';
import type {Page} from '../tree/nodes';
import {loadRemark} from '../read/remark';
import {isStatic} from '../read/to-html';
import type {Options, Assets} from './loader-options';
import {compile} from './compile';
import {pageElements} from './shown-content';
import {tableOfContents} from './table-of-contents';

function factsOf({root}: Page, metadata: string | undefined, {createAssets}: Options): readonly string[] {
  const frontMatter: unknown = parse(valueOf(root, 'yaml')) ?? {};
  const assets = metadata && createAssets?.({frontMatter, metadata: JSON.parse(metadata)});
  return [
    `export const frontMatter = ${JSON.stringify(frontMatter)};`,
    `export const contentTitle = ${JSON.stringify(titleHeading(root)?.data?.contentTitle)};`,
    `export const metadata = ${metadata};`,
    `export const assets = ${assetsOf(assets || {})};`,
    `export const toc = ${JSON.stringify(tableOfContents(root))};`,
  ];
}

const binds = ({root}: Page, name: string): boolean => new RegExp(`\\b${name}\\b`).test(valueOf(root, 'mdxjsEsm'));

const IN_SCOPE: readonly (readonly [name: string, statement: string])[] = [
  ['React', "import React from 'react';"],
  ['mdx', "import {mdx} from '@mdx-js/react';"],
];

export type PageModule = {readonly code: string; readonly map?: RawSourceMap};

/** The module with its source map in a comment. */
export const withMapInside = ({code, map}: PageModule): string =>
  map
    ? `${code}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`
    : code;

async function compiledPage(page: Page, metadata: string | undefined, options: Options): Promise<PageModule> {
  const root = options.removeContentTitle ? withoutTitle(page.root) : page.root;
  const {code, map} = await compile(page.file, root, await loadRemark(options.plugins));
  const isPartial = metadata === undefined;
  const before = [
    ...grammarImports(page),
    ...IN_SCOPE.filter(([name]) => !binds(page, name)).map(([, statement]) => statement),
    ...(isPartial ? [] : ["import _page from '@site/src/app/mdx/page';"]),
  ];
  const module = [
    ...before,
    isPartial ? code : code.replace('export default function MDXContent', 'function MDXContent'),
    ...factsOf(page, metadata, options),
    ...(isPartial ? [] : ['export default _page(MDXContent);']),
  ].join('\n');
  const linesBefore = ';'.repeat(before.join('\n').split('\n').length);
  return {code: module, map: map && {...map, mappings: linesBefore + map.mappings}};
}

/**
 * The module of a page that React renders in the browser: every page in `start`; in a build pages with code, and pages of other plugins.
 *
 * @param metadata undefined for a Markdown file that pages import
 */
export async function pageModule(page: Page, metadata: string | undefined, options: Options): Promise<PageModule> {
  const isDoc = options.routeBase !== undefined;
  if (!isDoc || metadata === undefined || !(await isStatic(page, await loadRemark())))
    return compiledPage(page, metadata, options);
  const nodes = await pageElements(page, await loadRemark());
  const code = [
    ...grammarImports(page),
    "import React from 'react';",
    "import PageElements from '@site/src/app/PageElements';",
    `const nodes = JSON.parse(${JSON.stringify(JSON.stringify(nodes))});`,
    ...factsOf(page, metadata, options),
    'export default function Page() {',
    '  return React.createElement(PageElements, {nodes});',
    '}',
  ].join('\n');
  return {code};
}

/** As in beta.13, only an address that begins with `./` refers to a file beside the page. */
function valueCode(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(valueCode).join(', ')}]`;
  return typeof value === 'string' && value.startsWith('./')
    ? `require(${JSON.stringify(getFileLoaderUtils().loaders.inlineMarkdownImageFileLoader + value)}).default`
    : 'undefined';
}

/** Code for the addresses of the files that the theme shows beside the content of a page, e.g. pictures of authors. */
const assetsOf = (assets: Assets): string =>
  `{${Object.entries(assets)
    .map(([name, value]) => `${JSON.stringify(name)}: ${valueCode(value)}`)
    .join(', ')}}`;

/** Languages of code blocks in JSX and JavaScript, in the class of MDX 1 and the theme, or in a prop of CodeBlock. */
const NAMED = /\blanguage(?:-|=["'])([\w+#-]+)/g;

const textsOf = (node: Nodes): readonly string[] => {
  if (isJsx(node))
    return node.attributes.map((attribute) =>
      typeof attribute.value === 'object'
        ? String(attribute.value?.value)
        : attribute.type === 'mdxJsxAttribute' && attribute.name === 'language'
          ? `language-${attribute.value}`
          : String(attribute.value),
    );
  return 'value' in node && node.type.startsWith('mdx') ? [node.value] : [];
};

function languagesOf(node: Nodes): readonly string[] {
  if (node.type === 'code') return node.lang ? [node.lang] : [];
  if (node.type === 'component') return valuesOf('prism', node.props);
  return textsOf(node).flatMap((text) => Array.from(text.matchAll(NAMED), ([, language]) => language));
}

const BUILT_IN = ['markup', 'css', 'clike', 'javascript'];

/** Imports of the grammars for a page's code blocks; a grammar follows those that it extends. */
function grammarImports({root}: Pick<Page, 'root'>): readonly string[] {
  const used = Array.from(new Set(nodesIn(root).flatMap(languagesOf)));
  const ids = getLoader(components, used, BUILT_IN)
    .getIds()
    .filter((id) => id in components.languages && !BUILT_IN.includes(id));
  return ids.length === 0
    ? []
    : ["import '@site/src/app/mdx/prism';", ...ids.map((id) => `import 'prismjs/components/prism-${id}';`)];
}
