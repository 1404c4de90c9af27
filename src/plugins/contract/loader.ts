import path from 'path';
import type {LoaderContext} from 'webpack';
import {expand, hasBlocks} from './expand';
import {createPageContext, folderOf} from './page-context';
import {contractFiles, openContracts} from './read';
import {throwProblems} from '../problems';

type Options = {readonly siteDir: string; readonly routeBase: string};

/** A page that compares versions shows the contracts of all. */
const COMPARISON = /^```changes\b/m;

/**
 * webpack pre-loader: expands the contract blocks of a page before MDX sees it. The contracts that it shows,
 * of all versions, become dependencies of the page: an edit of one rebuilds the pages that show it, with a warm cache too.
 */
export default function contractLoader(this: LoaderContext<Options>, source: string): string {
  const {siteDir, routeBase} = this.getOptions();
  const file = path.relative(siteDir, this.resourcePath).split(path.sep).join('/');
  if (!hasBlocks(source)) return source;
  const folder = folderOf(file);
  const contracts = openContracts(siteDir, folder);
  try {
    const {markdown, problems} = expand(file, source, contracts, createPageContext(siteDir, routeBase, folder, contracts));
    throwProblems(problems);
    return markdown;
  } finally {
    const asked = contracts.asked();
    contractFiles(siteDir)
      .filter((dependency) => COMPARISON.test(source) || asked.includes(path.posix.basename(dependency, '.yaml')))
      .forEach((dependency) => this.addDependency(path.join(siteDir, dependency)));
  }
}
