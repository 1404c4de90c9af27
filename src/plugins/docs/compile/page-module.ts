import type {RawSourceMap} from 'source-map';
import {parse} from 'yaml';
import type {Options} from './loader-options';
import {assetsOf} from './assets';
import {compile} from './compile';
import {titleHeading, withoutTitle} from '../read/content-title';
import {pageElements} from './shown-content';
import {grammarImports} from './grammars';
import {valueOf} from '../tree/page';
import type {Page} from '../tree/page';
import {loadRemark} from '../read/remark';
import {isStatic} from '../read/is-static';
import {tableOfContents} from './table-of-contents';

/** What the theme and the page itself know of a page, by the names that beta.13 gives them. */
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

/** Whether a page binds a name itself by an import or an export. */
const binds = ({root}: Page, name: string): boolean => new RegExp(`\\b${name}\\b`).test(valueOf(root, 'mdxjsEsm'));

/** Names that MDX 1 has in the scope of each page, and their imports. */
const IN_SCOPE: readonly (readonly [name: string, statement: string])[] = [
  ['React', "import React from 'react';"],
  ['mdx', "import {mdx} from '@mdx-js/react';"],
];

/** A page as JavaScript, and the places of the page that its code comes from, where it holds code. */
export type PageModule = {readonly code: string; readonly map?: RawSourceMap};

/** The module with its map as a comment. */
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
 * The module of a page that React renders in the browser: every page in `start`, and in a build those that hold code, or are none of our
 * docs. The other pages of a build are static: see ../static-pages.ts.
 *
 * @param page with its blocks replaced, and the addresses of the site
 * @param metadata a plugin's metadata of the page, as JSON; none for a part of pages, which they import
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
