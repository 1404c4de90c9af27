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
  readonly isLast: boolean;
  readonly docs: readonly (Doc & {readonly id: string})[];
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
};

/** A group of the sidebar with its pages, as the home page shows it. */
export type DocGroup = {
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

/** Hands the sidebar groups of the latest docs version to the home page, so that its cards follow the sidebar. */
export default function docGroups(): Plugin<void> {
  return {
    name: 'doc-groups',
    async contentLoaded({actions, allContent}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs'].default as {loadedVersions: Version[]};
      const latest = loadedVersions.find(({isLast}) => isLast) as Version;
      actions.setGlobalData({groups: docGroupsOf(latest)});
    },
  };
}
