import {statSync} from 'fs';
import path from 'path';
import type {Root} from 'mdast';
import {contractFiles, contractName, contractTimes, openContracts} from '../../../../contract';
import {perSite} from '../../per-site';
import {folderOf} from '../files/doc-files';
import type {DocFile} from '../files/doc-files';
import {loadRemark} from '../read/remark';
import {readPage} from '../read/read-page';
import type {ReadPage} from '../read/read-page';
import {expand} from './expand';
import type {Expansion} from './expand';
import {treeJson} from '../tree/nodes';
import {createPageContext} from './page-context';

/** A page with its blocks replaced. */
export type ExpandedPage = Expansion & {
  /** Files that the page depends on, relative to the site, including missing ones: contracts, samples, vectors, and pages whose titles it shows. */
  readonly dependencies: readonly string[];
  /** Whether the page shows every contract of its version, so that a new contract changes it. */
  readonly showsAll: boolean;
};

/**
 * The last expansion of each page, shared by checks, bundling, rendering and the Markdown files; without it a build takes a third longer.
 * Trees are stored as JSON in buffers outside of V8's heap, as garbage collection of the trees of 2,000 pages takes a tenth of a build.
 */
type Last = {
  readonly inputs: string;
  readonly times: string;
  readonly page: Omit<ExpandedPage, 'root'>;
  readonly root: Buffer;
};
const lastOf = perSite(() => new Map<string, Last>());

/** Files with their modification times; equal results mean that no file has changed. */
const timesOf = (siteDir: string, files: readonly string[]): string =>
  files.map((file) => `${file} ${statSync(path.join(siteDir, file), {throwIfNoEntry: false})?.mtimeMs}`).join('\n');

/**
 * Expands a page with the contracts and samples of its docs version; cached until one of them changes.
 *
 * @param routeBase route of the docs without a trailing slash, e.g. `/docs`
 * @param known the parsed page, if it was parsed already
 */
export async function expandPage(
  siteDir: string,
  routeBase: string,
  {file, markdown}: DocFile,
  known?: ReadPage,
): Promise<ExpandedPage> {
  const inputsNow = () => [routeBase, contractTimes(siteDir), markdown].join('\n');
  const last = lastOf(siteDir).get(file);
  if (last && last.inputs === inputsNow() && last.times === timesOf(siteDir, last.page.dependencies))
    return {...last.page, root: JSON.parse(last.root.toString('utf8')) as Root};
  const remark = await loadRemark();
  const read = known ?? (await readPage({file, markdown}));
  if (read.problems.length > 0) return {...read, dependencies: [], showsAll: false};
  // Computed directly before the files are read, without an await between, as a contract may change meanwhile.
  const inputs = inputsNow();
  const folder = folderOf(file);
  const contracts = openContracts(siteDir, folder);
  const others = new Set<string>();
  const context = createPageContext(siteDir, routeBase, folder, contracts, remark, (other) => others.add(other));
  const {root, problems} = expand(read, remark, contracts, context);
  if (await remark.loadTextHtml()) return expandPage(siteDir, routeBase, {file, markdown}, read);
  const used = contracts.lookedUp();
  // A page that compares versions depends on the contracts of all of them.
  const compares = read.root.children.some((node) => node.type === 'code' && node.lang === 'changes');
  const shown = contractFiles(siteDir).filter((contract) => compares || used.includes(contractName(contract)));
  const dependencies = [...shown, ...Array.from(others)];
  const page = {problems, dependencies, showsAll: contracts.names.every((name) => used.includes(name))};
  const json = Buffer.from(treeJson(root));
  lastOf(siteDir).set(file, {inputs, times: timesOf(siteDir, dependencies), page, root: json});
  return {...page, root};
}
