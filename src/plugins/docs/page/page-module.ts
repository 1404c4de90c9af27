import path from 'path';
import {getFileLoaderUtils} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import {parse} from 'yaml';
import {throwProblems} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {problemIn} from '../checks/problem';
import {pageElements} from './elements';
import {withInterfaces} from './interfaces';
import {hasScheme, lineOf, nodesIn} from './nodes';
import {loadRemark} from './remark';
import {tableOfContents} from './table-of-contents';

/** Options of the page loader. */
export type Options = {
  readonly siteDir: string;
  /** Route of the docs without the last slash, e.g. `/docs`. */
  readonly routeBase: string;
  /** Whether the page is compiled for `start`. */
  readonly editing: boolean;
  readonly isServer: boolean;
  /** Routes of the pages by their files, e.g. `@site/docs/index.mdx`. */
  readonly sourceToPermalink: Readonly<Record<string, string>>;
  /** The JSON file with plugin-content-docs' metadata of a page. */
  readonly metadataPath: (file: string) => string;
};

/** A page with its blocks replaced. */
type Page = {
  readonly file: string;
  readonly root: Root;
  /** Metadata of plugin-content-docs, as JSON. */
  readonly metadata: string;
};

const valueOf = (root: Root, type: 'yaml' | 'mdxjsEsm'): readonly string[] => root.children.flatMap((node) => (node.type === type ? [node.value] : []));

const namesOf = (imports: string): readonly string[] => Array.from(imports.matchAll(/^import\s+(\w+)/gm), ([, name]) => name);

/** The routes that the file links of a page lead to, by link, and the links that lead to no page. */
function pageLinks({file, root}: Page, {sourceToPermalink}: Pick<Options, 'sourceToPermalink'>): {links: Map<string, string>; problems: readonly Problem[]} {
  const links = new Map<string, string>();
  const problems = nodesIn(root).flatMap((node: Nodes) => {
    const [target, anchor] = node.type === 'link' ? node.url.split(/(?=#)/) : [''];
    if (!/\.mdx?$/.test(target) || hasScheme(target)) return [];
    const permalink = sourceToPermalink[`@site/${path.posix.join(path.posix.dirname(file), target)}`];
    if (permalink === undefined) return [problemIn(file, lineOf(node) ?? 1, `the link "${target}" leads to no page. Link to the file of a page, e.g. ../index.mdx.`)];
    links.set(target + (anchor ?? ''), permalink + (anchor ?? ''));
    return [];
  });
  return {links, problems};
}

/** The images of a page as imports for webpack, by their addresses: files beside the page, or in `static`. */
function imageImports({root}: Page): string {
  const {inlineMarkdownImageFileLoader: loader} = getFileLoaderUtils().loaders;
  const urls = nodesIn(root).flatMap((node) => (node.type === 'image' && !hasScheme(node.url) ? [node.url] : []));
  const request = (url: string) => loader + (url.startsWith('/') ? `@site/static${url}` : `./${url.replace(/^\.\//, '')}`);
  return `{${urls.map((url) => `${JSON.stringify(url)}: require(${JSON.stringify(request(url))}).default`).join(', ')}}`;
}

/**
 * The module of a page: the exports that the theme reads, and a component.
 *
 * In the production build the pages are static: React neither contains nor hydrates their content. A page's chunk holds its metadata and
 * table of contents; the content is rendered on the server, and after a click src/app/page-content.ts takes it from the HTML of the new
 * page. A page that imports components of its own is rendered and hydrated by React.
 *
 * @throws ProblemsError on links that lead to no page
 */
export async function pageModule(page: Page, options: Options): Promise<string> {
  const {editing, isServer} = options;
  const {links, problems} = pageLinks(page, options);
  throwProblems(problems);
  const imports = valueOf(page.root, 'mdxjsEsm').join('\n');
  const isStatic = !editing && imports === '';
  const app = path.posix.relative(path.posix.dirname(page.file), 'src/app');
  const elements = () => JSON.stringify(JSON.stringify(withInterfaces(pageElements(page.root, remark, (url) => links.get(url) ?? url))));
  const remark = await loadRemark();
  const hasContent = !isStatic || isServer;
  const content = `React.createElement(PageElements, {nodes, images: ${imageImports(page)}, components: {${namesOf(imports).join(', ')}}})`;
  return [
    "import React from 'react';",
    ...(isStatic ? [`import PageContent from '${app}/PageContent';`] : []),
    ...(hasContent ? [`import PageElements from '${app}/PageElements';`] : []),
    imports,
    ...(hasContent ? [`const nodes = JSON.parse(${elements()});`] : []),
    `export const frontMatter = ${JSON.stringify(parse(valueOf(page.root, 'yaml').join('\n')) ?? {})};`,
    'export const contentTitle = undefined;',
    `export const metadata = ${page.metadata};`,
    `export const toc = ${JSON.stringify(tableOfContents(page.root))};`,
    'export default function Page() {',
    isStatic ? `  return React.createElement(PageContent, {path: metadata.permalink}${isServer ? `, ${content}` : ''});` : `  return ${content};`,
    '}',
  ].join('\n');
}
