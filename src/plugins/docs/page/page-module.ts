import {getFileLoaderUtils} from '@docusaurus/utils';
import components from 'prismjs/components';
import getLoader from 'prismjs/dependencies';
import {parse} from 'yaml';
import {throwProblems} from '../../../../contract';
import {compile} from './compile';
import {pageElements} from './elements';
import {imagesOf, pageLinks, valueOf} from './links-and-images';
import type {Page} from './links-and-images';
import {nodesIn} from './nodes';
import {loadRemark} from './remark';
import {isStatic} from './static-page';
import {tableOfContents} from './table-of-contents';

/** Options of the page loader. */
export type Options = {
  readonly siteDir: string;
  /** Route of the docs without the last slash, e.g. `/docs`. */
  readonly routeBase: string;
  /** Whether the page is compiled for `start`. */
  readonly editing: boolean;
  /** Routes of the pages by their files, e.g. `@site/docs/index.mdx`. */
  readonly sourceToPermalink: Readonly<Record<string, string>>;
  /** The JSON file with plugin-content-docs' metadata of a page. */
  readonly metadataPath: (file: string) => string;
};

/** The request by which the bundler gives the address of an image. */
function imageRequest(url: string): string {
  const {inlineMarkdownImageFileLoader: loader} = getFileLoaderUtils().loaders;
  return loader + (url.startsWith('/') ? `@site/static${url}` : `./${url.replace(/^\.\//, '')}`);
}

/** The images of a page as imports for Rspack, by their addresses. */
const imageImports = (page: Page): string =>
  `{${imagesOf(page)
    .map(({url}) => `${JSON.stringify(url)}: require(${JSON.stringify(imageRequest(url))}).default`)
    .join(', ')}}`;

/** What the theme and the page itself know of a page, by the names that beta.13 gives them. */
const factsOf = ({root}: Page, metadata: string | undefined): readonly string[] => [
  `export const frontMatter = ${JSON.stringify(parse(valueOf(root, 'yaml')) ?? {})};`,
  'export const contentTitle = undefined;',
  `export const metadata = ${metadata};`,
  'export const assets = {};',
  `export const toc = ${JSON.stringify(tableOfContents(root))};`,
];

/** Whether a page binds a name itself by an import or an export. */
const binds = ({root}: Page, name: string): boolean => new RegExp(`\\b${name}\\b`).test(valueOf(root, 'mdxjsEsm'));

/** Names that MDX 1 has in the scope of each page, and their imports. */
const IN_SCOPE: readonly (readonly [name: string, statement: string])[] = [
  ['React', "import React from 'react';"],
  ['mdx', "import {mdx} from '@mdx-js/react';"],
];

/** The grammars of the code blocks of a page, those that others extend first. */
function grammarsOf({root}: Page): readonly string[] {
  const used = nodesIn(root).flatMap((node) => (node.type === 'code' && node.lang ? [node.lang] : []));
  return getLoader(components, used, ['markup', 'css', 'clike', 'javascript'])
    .getIds()
    .filter((id) => id in components.languages);
}

async function compiledPage(page: Page, metadata: string | undefined, link: (url: string) => string): Promise<string> {
  const own = new Set(imagesOf(page).map(({url}) => url));
  const image = (url: string) => (own.has(url) ? imageRequest(url) : undefined);
  const code = await compile(page.file, page.root, {link, image});
  const isPartial = metadata === undefined;
  return [
    "import 'prismjs';",
    ...grammarsOf(page).map((id) => `import 'prismjs/components/prism-${id}';`),
    ...IN_SCOPE.filter(([name]) => !binds(page, name)).map(([, statement]) => statement),
    ...(isPartial ? [] : ["import _page from '@site/src/app/mdx/page';"]),
    isPartial ? code : code.replace('export default function MDXContent', 'function MDXContent'),
    ...factsOf(page, metadata),
    ...(isPartial ? [] : ['export default _page(MDXContent);']),
  ].join('\n');
}

/**
 * The module of a page that React renders in the browser: every page in `start`, and in a build those that hold code. The other pages of a
 * build are static: see ../static-pages.ts.
 *
 * @param metadata metadata of plugin-content-docs, as JSON; none for a part of pages, which they import
 * @throws ProblemsError on links that lead to no page
 */
export async function pageModule(
  page: Page,
  metadata: string | undefined,
  {sourceToPermalink}: Options,
): Promise<string> {
  const {links, problems} = pageLinks(page, sourceToPermalink);
  throwProblems(problems);
  const link = (url: string) => links.get(url) ?? url;
  if (metadata === undefined || !isStatic(page)) return compiledPage(page, metadata, link);
  const nodes = pageElements(page.root, await loadRemark(), link);
  return [
    "import React from 'react';",
    "import PageElements from '@site/src/app/PageElements';",
    `const nodes = JSON.parse(${JSON.stringify(JSON.stringify(nodes))});`,
    ...factsOf(page, metadata),
    'export default function Page() {',
    `  return React.createElement(PageElements, {nodes, images: ${imageImports(page)}});`,
    '}',
  ].join('\n');
}
