import path from 'path';
import type {LoaderContext} from 'webpack';
import {hasBlocks} from './pages/expand';
import {contractsProblems} from './checks/site';
import {expandPage} from './pages/expanded-page';
import {folderOf} from './pages/page-context';
import {FOLDER} from './read';
import {throwProblems} from '../problems';

/** Options of the loaders of a page. */
export type Options = {
  readonly siteDir: string;
  /** Route of the docs without the last slash, e.g. `/docs`. */
  readonly routeBase: string;
  /** Whether contracts may change while the site runs, so that each page has to check its own. */
  readonly editing?: boolean;
};

/**
 * webpack pre-loader: expands the contract blocks of a page before MDX sees it. The contracts that it shows,
 * of all versions, become dependencies of the page: an edit of one rebuilds the pages that show it, with a warm cache too.
 */
export default function contractLoader(this: LoaderContext<Options>, source: string): string {
  const {siteDir, routeBase, editing} = this.getOptions();
  const file = path.relative(siteDir, this.resourcePath).split(path.sep).join('/');
  if (!hasBlocks(source)) return source;
  const {markdown, problems, dependencies, showsAll} = expandPage(siteDir, routeBase, {file, markdown: source});
  dependencies.forEach((dependency) => this.addDependency(path.join(siteDir, dependency)));
  if (showsAll) this.addContextDependency(path.join(siteDir, folderOf(file), FOLDER));
  throwProblems([...(editing ? contractsProblems(siteDir, folderOf(file)) : []), ...problems]);
  return markdown;
}
