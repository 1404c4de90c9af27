import {existsSync} from 'fs';
import path from 'path';
import type {LoaderContext} from 'webpack';
import {hasBlocks} from './pages/expand';
import {expandPage} from './pages/expanded-page';
import type {ExpandedPage} from './pages/expanded-page';
import {folderOf} from './pages/page-context';
import {FOLDER} from './read';
import {throwProblems} from '../problems';

/** Options of the loaders of a page. */
export type Options = {
  readonly siteDir: string;
  /** Route of the docs without the last slash, e.g. `/docs`. */
  readonly routeBase: string;
};

/** Makes a page depend on what its blocks show, what does not exist yet too: an edit compiles it again. */
export function dependOn(context: LoaderContext<Options>, file: string, {dependencies, showsAll}: ExpandedPage): void {
  const {siteDir} = context.getOptions();
  dependencies
    .map((dependency) => path.join(siteDir, dependency))
    .forEach((dependency) => (existsSync(dependency) ? context.addDependency(dependency) : context.addMissingDependency(dependency)));
  if (showsAll) context.addContextDependency(path.join(siteDir, folderOf(file), FOLDER));
}

/**
 * webpack pre-loader: expands the blocks of a page before MDX sees it. The contracts that it shows, of all versions, and
 * the samples become dependencies of the page: an edit of one rebuilds the pages that show it, with a warm cache too.
 */
export default function contractLoader(this: LoaderContext<Options>, source: string): string {
  const {siteDir, routeBase} = this.getOptions();
  const file = path.relative(siteDir, this.resourcePath).split(path.sep).join('/');
  if (!hasBlocks(source)) return source;
  const page = expandPage(siteDir, routeBase, {file, markdown: source});
  dependOn(this, file, page);
  throwProblems(page.problems);
  return page.markdown;
}
