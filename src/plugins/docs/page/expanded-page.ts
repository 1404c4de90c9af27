import {statSync} from 'fs';
import path from 'path';
import {expand} from './expand';
import type {Expansion} from './expand';
import {createPageContext, folderOf} from '../blocks/page-context';
import {contractFiles, contractName, contractTimes, openContracts} from '../../../../contract';
import type {DocFile} from '../doc-files';
import {loadRemark} from './remark';
import {forgetReadPages, readPage} from './read-page';

/** A page with its blocks replaced. */
export type ExpandedPage = Expansion & {
  /**
   * The contracts, samples and vectors that it shows and the pages whose titles it names, relative to the site, including files that do
   * not exist yet.
   */
  readonly dependencies: readonly string[];
  /** Whether it shows every contract of its version, so that a new contract changes it. */
  readonly showsAll: boolean;
};

/** The last expansion of each page with its inputs; the checks, Rspack and the rendering share it. */
const lastExpansions = new Map<string, {readonly from: string; readonly times: string; readonly page: ExpandedPage}>();

/** Forgets the trees of all pages, which a build needs no more when it has rendered them. */
export function forgetPages(): void {
  lastExpansions.clear();
  forgetReadPages();
}

/** Files with their modification times; equal results mean that no file has changed. */
const timesOf = (siteDir: string, files: readonly string[]): string =>
  files.map((file) => `${file} ${statSync(path.join(siteDir, file), {throwIfNoEntry: false})?.mtimeMs}`).join('\n');

/**
 * Expands a page of a docs version from the contracts and samples of its version; cached until one of them changes.
 *
 * @param routeBase route of the docs without the last slash, e.g. `/docs`
 */
export async function expandPage(siteDir: string, routeBase: string, {file, markdown}: DocFile): Promise<ExpandedPage> {
  const remark = await loadRemark();
  const read = await readPage({file, markdown});
  // No `await` below, as Rspack compiles several pages at the same time.
  const from = [routeBase, contractTimes(siteDir), markdown].join('\n');
  const key = path.join(siteDir, file);
  const last = lastExpansions.get(key);
  if (last?.from === from && last.times === timesOf(siteDir, last.page.dependencies)) return last.page;
  if (read.problems.length > 0) return {...read, dependencies: [], showsAll: false};
  const folder = folderOf(file);
  const contracts = openContracts(siteDir, folder);
  const others = new Set<string>();
  const context = createPageContext(siteDir, routeBase, folder, contracts, remark, (other) => others.add(other));
  const expansion = expand(read, remark, contracts, context);
  const asked = contracts.asked();
  // A page that compares versions depends on the contracts of all of them.
  const compares = read.root.children.some((node) => node.type === 'code' && node.lang === 'changes');
  const shown = contractFiles(siteDir).filter((contract) => compares || asked.includes(contractName(contract)));
  const dependencies = [...shown, ...Array.from(others)];
  const page = {...expansion, dependencies, showsAll: contracts.names.every((name) => asked.includes(name))};
  lastExpansions.set(key, {from, times: timesOf(siteDir, dependencies), page});
  return page;
}
