import path from 'path';
import type {LoaderContext} from 'webpack';
import {expand, hasBlocks} from './expand';
import {contractFiles, openContracts} from './read';
import {createHistory} from './history';
import {formatProblem} from '../problems';

type Options = {readonly siteDir: string; readonly routeBase: string};

/** Folder of the docs version that a page belongs to, and its route: `docs` → `/docs/`, `version-2.0` → `/docs/2.0/`. */
export function versionOf(file: string, routeBase: string): {readonly folder: string; readonly route: string} {
  const [top, version] = file.split('/');
  if (top !== 'versioned_docs') return {folder: top, route: `${routeBase}/`};
  return {folder: `${top}/${version}`, route: `${routeBase}/${version.replace('version-', '')}/`};
}

/**
 * webpack pre-loader: expands the contract blocks of a page before MDX sees it. The contracts that it shows,
 * of all versions, become dependencies of the page: an edit of one rebuilds the pages that show it, with a warm cache too.
 */
export default function contractLoader(this: LoaderContext<Options>, source: string): string {
  const {siteDir, routeBase} = this.getOptions();
  const file = path.relative(siteDir, this.resourcePath).split(path.sep).join('/');
  if (!hasBlocks(source)) return source;
  const {folder, route} = versionOf(file, routeBase);
  const contracts = openContracts(siteDir, folder);
  const context = {
    get common() {
      return contracts.common;
    },
    history: createHistory(siteDir, folder),
    pageUrl: (page: string, anchor: string) => `${route}${page}#${anchor}`,
  };
  try {
    const {markdown, problems} = expand(file, source, contracts, context);
    if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
    return markdown;
  } finally {
    const asked = contracts.asked();
    contractFiles(siteDir)
      .filter((dependency) => asked.includes(path.posix.basename(dependency, '.yaml')))
      .forEach((dependency) => this.addDependency(path.join(siteDir, dependency)));
  }
}
