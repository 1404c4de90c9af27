import path from 'path';
import type {LoaderContext} from 'webpack';
import {createChangeLog} from './changes/log';
import {expand, hasBlocks} from './expand';
import {contractFiles, openContracts} from './read';
import {createHistory} from './history';
import {formatProblem} from '../problems';

type Options = {readonly siteDir: string; readonly routeBase: string};

/** Folder of the docs version that a page belongs to, e.g. `docs`, `versioned_docs/version-2.0`. */
const folderOf = (file: string): string => file.split('/').slice(0, file.startsWith('versioned_docs/') ? 2 : 1).join('/');

/** Route of the docs version in a folder: `docs` → `/docs/`, `versioned_docs/version-2.0` → `/docs/2.0/`. */
function routeOf(folder: string, routeBase: string): string {
  const [, version] = /\/version-(.+)$/.exec(folder) ?? [];
  return version ? `${routeBase}/${version}/` : `${routeBase}/`;
}

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
  let comparesVersions = false;
  const context = {
    get common() {
      return contracts.common;
    },
    history: createHistory(siteDir, folder),
    get changes() {
      comparesVersions = true;
      return createChangeLog(siteDir, folder);
    },
    pageUrl: (page: string, anchor: string, version = folder) => `${routeOf(version, routeBase)}${page}#${anchor}`,
  };
  try {
    const {markdown, problems} = expand(file, source, contracts, context);
    if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
    return markdown;
  } finally {
    const asked = contracts.asked();
    contractFiles(siteDir)
      .filter((dependency) => comparesVersions || asked.includes(path.posix.basename(dependency, '.yaml')))
      .forEach((dependency) => this.addDependency(path.join(siteDir, dependency)));
  }
}
