import type {Plugin} from '@docusaurus/types';

type Doc = {readonly unversionedId: string; readonly title: string; readonly description: string; readonly permalink: string};
type SidebarItem = {
  readonly type: string;
  readonly label?: string;
  readonly id?: string;
  readonly items?: readonly SidebarItem[];
  readonly customProps?: {readonly description?: string};
};
type Version = {
  readonly versionName: string;
  readonly isLast: boolean;
  readonly docs: readonly (Doc & {readonly id: string})[];
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
};

/** A group of the sidebar with its pages. */
type DocGroup = {
  readonly title: string;
  readonly description: string;
  readonly docs: readonly {readonly title: string; readonly description: string; readonly path: string}[];
};

/** The groups of the latest version's sidebar, in its order. */
export function docGroupsOf({docs, sidebars}: Pick<Version, 'docs' | 'sidebars'>): readonly DocGroup[] {
  return Object.values(sidebars)
    .flat()
    .filter(({type}) => type === 'category')
    .map(({label, items = [], customProps}) => ({
      title: label ?? '',
      description: customProps?.description ?? '',
      docs: items.flatMap(({id}) =>
        docs
          .filter((doc) => doc.id === id || doc.unversionedId === id)
          .map(({title, description, permalink}) => ({title, description, path: permalink})),
      ),
    }));
}

/** The page of each version that tells what changed in it; its description is the summary. */
const CHANGES_PAGE = 'dev/dev_1_1';

/**
 * Hands to the home page what the docs say of themselves: the sidebar groups of the latest version, and for each version the
 * summary of its changes. The home page thus follows the sidebar and every version that is cut.
 */
export default function docSummaries(): Plugin<void> {
  return {
    name: 'doc-summaries',
    async contentLoaded({actions, allContent}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs'].default as {loadedVersions: Version[]};
      const latest = loadedVersions.find(({isLast}) => isLast) as Version;
      const changes = loadedVersions.map(({versionName, docs}) => [
        versionName,
        docs.find(({unversionedId}) => unversionedId === CHANGES_PAGE)?.description,
      ]);
      actions.setGlobalData({groups: docGroupsOf(latest), changes: Object.fromEntries(changes)});
    },
  };
}
