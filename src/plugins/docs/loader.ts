import {existsSync} from 'fs';
import path from 'path';
import type {LoaderContext} from 'webpack';
import {hasBlocks} from './blocks/expand';
import {expandPage} from './blocks/expanded-page';
import type {ExpandedPage} from './blocks/expanded-page';
import {folderOf} from './blocks/page-context';
import {CONTRACT_FOLDER, throwProblems} from '../../../contract';
import {syntaxProblems} from './checks/syntax';

/** Options of the loaders of a page. */
export type Options = {
  readonly siteDir: string;
  /** Route of the docs without the last slash, e.g. `/docs`. */
  readonly routeBase: string;
  /** Whether `start` runs. */
  readonly editing: boolean;
};

/** Makes a page depend on what its blocks show, what does not exist yet too: an edit compiles it again. */
export function dependOn(context: LoaderContext<Options>, file: string, {dependencies, showsAll}: ExpandedPage): void {
  const {siteDir} = context.getOptions();
  dependencies
    .map((dependency) => path.join(siteDir, dependency))
    .forEach((dependency) => (existsSync(dependency) ? context.addDependency(dependency) : context.addMissingDependency(dependency)));
  if (showsAll) context.addContextDependency(path.join(siteDir, folderOf(file), CONTRACT_FOLDER));
}

/**
 * webpack pre-loader: expands the blocks of a page before MDX sees it. The contracts that it shows, of all versions, and
 * the samples become dependencies of the page: an edit of one rebuilds the pages that show it, with a warm cache too. In `start`
 * it first refuses what MDX 3 does not read, as src/plugins/docs does at the beginning of a build for all pages.
 */
export default async function docsLoader(this: LoaderContext<Options>, source: string): Promise<string> {
  const {siteDir, routeBase, editing} = this.getOptions();
  const file = path.relative(siteDir, this.resourcePath).split(path.sep).join('/');
  if (editing) throwProblems(await syntaxProblems([{file, markdown: source}]));
  if (!hasBlocks(source)) return source;
  const page = expandPage(siteDir, routeBase, {file, markdown: source});
  dependOn(this, file, page);
  throwProblems(page.problems);
  return page.markdown;
}
