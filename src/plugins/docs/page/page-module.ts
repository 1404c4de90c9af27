import path from 'path';
import {getFileLoaderUtils} from '@docusaurus/utils';
import {parse} from 'yaml';
import {throwProblems} from '../../../../contract';
import {pageElements} from './elements';
import {withInterfaces} from './interfaces';
import {imagesOf, pageLinks, valueOf} from './links-and-images';
import type {Page} from './links-and-images';
import {loadRemark} from './remark';
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

const namesOf = (imports: string): readonly string[] =>
  Array.from(imports.matchAll(/^import\s+(\w+)/gm), ([, name]) => name);

/** The images of a page as imports for Rspack, by their addresses. */
function imageImports(page: Page): string {
  const {inlineMarkdownImageFileLoader: loader} = getFileLoaderUtils().loaders;
  const request = (url: string) =>
    loader + (url.startsWith('/') ? `@site/static${url}` : `./${url.replace(/^\.\//, '')}`);
  return `{${imagesOf(page)
    .map(({url}) => `${JSON.stringify(url)}: require(${JSON.stringify(request(url))}).default`)
    .join(', ')}}`;
}

/**
 * The module of a page that React renders in the browser: every page in `start`, and in a build those that import components. The other
 * pages of a build are static: see ../static-pages.ts.
 *
 * @param metadata metadata of plugin-content-docs, as JSON
 * @throws ProblemsError on links that lead to no page
 */
export async function pageModule(page: Page, metadata: string, {sourceToPermalink}: Options): Promise<string> {
  const {links, problems} = pageLinks(page, sourceToPermalink);
  throwProblems(problems);
  const imports = valueOf(page.root, 'mdxjsEsm');
  const app = path.posix.relative(path.posix.dirname(page.file), 'src/app');
  const nodes = withInterfaces(pageElements(page.root, await loadRemark(), (url) => links.get(url) ?? url));
  return [
    "import React from 'react';",
    `import PageElements from '${app}/PageElements';`,
    imports,
    `const nodes = JSON.parse(${JSON.stringify(JSON.stringify(nodes))});`,
    `export const frontMatter = ${JSON.stringify(parse(valueOf(page.root, 'yaml')) ?? {})};`,
    'export const contentTitle = undefined;',
    `export const metadata = ${metadata};`,
    `export const toc = ${JSON.stringify(tableOfContents(page.root))};`,
    'export default function Page() {',
    `  return React.createElement(PageElements, {nodes, images: ${imageImports(page)}, components: {${namesOf(imports).join(', ')}}});`,
    '}',
  ].join('\n');
}
