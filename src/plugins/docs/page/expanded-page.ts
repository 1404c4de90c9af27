import {statSync} from 'fs';
import path from 'path';
import {expand} from './expand';
import type {Expansion} from './expand';
import {createPageContext, folderOf} from '../blocks/page-context';
import {contractFiles, contractTimes, openContracts} from '../../../../contract';
import type {DocFile} from '../doc-files';
import {loadRemark} from './remark';
import {readPage} from './read-page';

/** A page whose blocks are replaced. */
export type ExpandedPage = Expansion & {
  /**
   * The contracts, samples and vectors that it shows and the pages whose titles it names, relative to the site; those that
   * do not exist yet too.
   */
  readonly dependencies: readonly string[];
  /** Whether it shows every contract of its version, a new one too. */
  readonly showsAll: boolean;
};

/** The last expansion of each page with what it came from: the check and both compilations of a build need it. */
const lastExpansions = new Map<string, {readonly from: string; readonly times: string; readonly page: ExpandedPage}>();

/** The files with their times of change: equal texts mean equal files. */
const timesOf = (siteDir: string, files: readonly string[]): string =>
  files.map((file) => `${file} ${statSync(path.join(siteDir, file), {throwIfNoEntry: false})?.mtimeMs}`).join('\n');

/**
 * Expands a page of a docs version from the contracts and samples of its version, once for each state of all these.
 *
 * @param routeBase route of the docs without the last slash, e.g. `/docs`
 */
export async function expandPage(siteDir: string, routeBase: string, {file, markdown}: DocFile): Promise<ExpandedPage> {
  const remark = await loadRemark();
  const read = await readPage({file, markdown});
  // Nothing waits from here on: both compilations of a build may ask at once.
  const from = [routeBase, contractTimes(siteDir), markdown].join('\n');
  const key = path.join(siteDir, file);
  const last = lastExpansions.get(key);
  if (last?.from === from && last.times === timesOf(siteDir, last.page.dependencies)) return last.page;
  if (read.problems.length > 0) return {...read, dependencies: [], showsAll: false};
  const folder = folderOf(file);
  const contracts = openContracts(siteDir, folder);
  const others = new Set<string>();
  const context = createPageContext(siteDir, routeBase, folder, contracts, (other) => others.add(other));
  const expansion = expand(read, remark, contracts, context);
  const asked = contracts.asked();
  // A page that compares versions shows the contracts of all.
  const compares = read.root.children.some((node) => node.type === 'code' && node.lang === 'changes');
  const shown = contractFiles(siteDir).filter((contract) => compares || asked.includes(path.posix.basename(contract, '.yaml')));
  const dependencies = [...shown, ...Array.from(others)];
  const page = {...expansion, dependencies, showsAll: contracts.names.every((name) => asked.includes(name))};
  lastExpansions.set(key, {from, times: timesOf(siteDir, dependencies), page});
  return page;
}
