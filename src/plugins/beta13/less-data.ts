import {readFileSync} from 'fs';
import path from 'path';
import type {LoaderContext} from 'webpack';

/** Texts of parts of the stock theme that the site replaces: crash screen, sidebar and menu. */
const REPLACED = /^theme\.(?:docs\.sidebar|DocSidebarItem|ErrorPageContent|navbar)|^pluginVersions$/;

/** Texts of parts that a site may not have, and a component by which they are known. */
const PARTS: readonly {readonly component: string; readonly texts: RegExp}[] = [
  {component: '@theme/DocTagsListPage', texts: /^theme\.docs\.tagDocListPageTitle/},
  {component: '@theme/BlogPostPage', texts: /^theme\.blog\.(?!archive)/},
  {component: 'TagsListPage', texts: /^theme\.tags/},
];

/**
 * What of the data of a site its scripts need.
 *
 * @param source JSON that beta.13 generates
 * @param registry the module that names the components and the data of all routes
 */
export function usedData(source: string, registry: string): string {
  const unused = [REPLACED, ...PARTS.filter(({component}) => !registry.includes(component)).map(({texts}) => texts)];
  const entries = Object.entries(JSON.parse(source) as Record<string, unknown>);
  return JSON.stringify(Object.fromEntries(entries.filter(([name]) => !unused.some((texts) => texts.test(name)))));
}

/** A loader that keeps out of the scripts for readers what no code in browsers reads. */
export default function lessData(this: LoaderContext<unknown>, source: string): string {
  const registry = path.join(path.dirname(this.resourcePath), 'registry.js');
  this.addDependency(registry);
  return usedData(source, readFileSync(registry, 'utf8'));
}
