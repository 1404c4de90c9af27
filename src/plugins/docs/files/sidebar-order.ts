import type {SidebarItemsGeneratorOption} from '@docusaurus/plugin-content-docs/lib/sidebars/types';

type Doc = Parameters<SidebarItemsGeneratorOption>[0]['docs'][number];

const depthOf = ({sourceDirName}: Doc): number => (sourceDirName === '.' ? 0 : sourceDirName.split('/').length);

/** Pages by name, those of a folder before those of the folders in it. */
function inOrder(docs: readonly Doc[]): Doc[] {
  const byName = [...docs].sort((one, other) => (one.source < other.source ? -1 : 1));
  return byName.sort((one, other) => depthOf(one) - depthOf(other));
}

/**
 * Makes generated sidebars the same in each build: beta.13 passes the pages in the order in which the file system happens to answer
 * (upstream #6700).
 *
 * @param generate the generator of the owner, or that of beta.13
 */
export const withStableOrder =
  (generate: SidebarItemsGeneratorOption): SidebarItemsGeneratorOption =>
  (args) =>
    generate({...args, docs: inOrder(args.docs)});
