import path from 'path';
import {expand} from './expand';
import type {Expansion} from './expand';
import {createPageContext, folderOf} from './page-context';
import {contractFiles, contractTimes, openContracts} from '../read';
import type {DocFile} from '../../doc-files';

/** A page whose blocks are replaced. */
export type ExpandedPage = Expansion & {
  /** The contract files that it shows and the pages whose titles it names, relative to the site. */
  readonly dependencies: readonly string[];
  /** Whether it shows every contract of its version, a new one too. */
  readonly showsAll: boolean;
};

/** A page that compares versions shows the contracts of all. */
const COMPARISON = /^```changes\b/m;

/** The last expansion of each page with the texts that it came from: the check and both compilations of a build need it. */
const known = new Map<string, {readonly from: string; readonly page: ExpandedPage}>();

/**
 * Expands a page of a docs version from the contracts of its version, once for each state of page and contracts.
 *
 * @param routeBase route of the docs without the last slash, e.g. `/docs`
 */
export function expandPage(siteDir: string, routeBase: string, {file, markdown}: DocFile): ExpandedPage {
  const from = [routeBase, contractTimes(siteDir), markdown].join('\n');
  const key = path.join(siteDir, file);
  const last = known.get(key);
  if (last?.from === from) return last.page;
  const folder = folderOf(file);
  const contracts = openContracts(siteDir, folder);
  const titled = new Set<string>();
  const expansion = expand(file, markdown, contracts, createPageContext(siteDir, routeBase, folder, contracts, (page) => titled.add(page)));
  const asked = contracts.asked();
  const shown = contractFiles(siteDir).filter((contract) => COMPARISON.test(markdown) || asked.includes(path.posix.basename(contract, '.yaml')));
  const dependencies = [...shown, ...Array.from(titled)];
  const page = {...expansion, dependencies, showsAll: contracts.names.every((name) => asked.includes(name))};
  known.set(key, {from, page});
  return page;
}
