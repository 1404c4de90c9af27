import {statSync} from 'fs';
import path from 'path';
import type {Root} from 'mdast';
import {expand} from './expand';
import type {Expansion} from './expand';
import {createPageContext} from './page-context';
import {folderOf} from '../files/version-folders';
import {contractFiles, contractName, contractTimes, openContracts} from '../../../../contract';
import type {DocFile} from '../files/doc-files';
import {loadRemark} from '../read/remark';
import {forgetReadPage, forgetReadPages, readPage} from '../read/read-page';

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

/** An expansion with its inputs; the tree may be JSON. */
type Last = {
  readonly from: string;
  readonly times: string;
  readonly page: Omit<ExpandedPage, 'root'>;
  readonly root: Root | Buffer;
};

/** The last expansion of each page; the checks, Rspack and the rendering share it. */
const lastExpansions = new Map<string, Last>();

const treeOf = (root: Root | Buffer): Root =>
  Buffer.isBuffer(root) ? (JSON.parse(root.toString('utf8')) as Root) : root;

/**
 * Keeps the tree of a static page as JSON from now on. V8 moves what is kept from place to place: with 2,000 trees that takes a tenth of a
 * build, and a quarter of its memory.
 *
 * @param json the tree
 */
export function keepAsJson(siteDir: string, file: string, json: string): void {
  const key = path.join(siteDir, file);
  const last = lastExpansions.get(key);
  if (last) lastExpansions.set(key, {...last, root: Buffer.from(json)});
  forgetReadPage(file);
}

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
  const key = path.join(siteDir, file);
  const inputs = () => [routeBase, contractTimes(siteDir), markdown].join('\n');
  const last = lastExpansions.get(key);
  if (last?.from === inputs() && last.times === timesOf(siteDir, last.page.dependencies))
    return {...last.page, root: treeOf(last.root)};
  const remark = await loadRemark();
  const read = await readPage({file, markdown});
  // No `await` below, as Rspack compiles several pages at the same time.
  const from = inputs();
  if (read.problems.length > 0) return {...read, dependencies: [], showsAll: false};
  const folder = folderOf(file);
  const contracts = openContracts(siteDir, folder);
  const others = new Set<string>();
  const context = createPageContext(siteDir, routeBase, folder, contracts, remark, (other) => others.add(other));
  const {root, problems} = expand(read, remark, contracts, context);
  const asked = contracts.asked();
  // A page that compares versions depends on the contracts of all of them.
  const compares = read.root.children.some((node) => node.type === 'code' && node.lang === 'changes');
  const shown = contractFiles(siteDir).filter((contract) => compares || asked.includes(contractName(contract)));
  const dependencies = [...shown, ...Array.from(others)];
  const page = {problems, dependencies, showsAll: contracts.names.every((name) => asked.includes(name))};
  lastExpansions.set(key, {from, times: timesOf(siteDir, dependencies), page, root});
  return {...page, root};
}
