import type {Plugin} from '@docusaurus/types';
import {CHANGES_PAGE} from '../docs/blocks/site-pages';
import {loadedVersionsOf} from '../docs/loaded-docs';
import type {LoadedVersion} from '../docs/loaded-docs';

/** A group of the sidebar with its pages. */
type DocGroup = {
  readonly title: string;
  readonly description: string;
  readonly docs: readonly {readonly title: string; readonly description: string; readonly path: string}[];
};

/** The groups of the latest version's sidebar, in its order. */
export function docGroupsOf({docs, sidebars}: Pick<LoadedVersion, 'docs' | 'sidebars'>): readonly DocGroup[] {
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

/**
 * Hands to the home page what the docs say of themselves: the sidebar groups of the latest version, and for each version the
 * summary of its changes, which is the description of that page. The home page thus follows the sidebar and every version that is cut.
 */
export default function home(): Plugin<void> {
  return {
    name: 'home',
    async contentLoaded({actions, allContent}) {
      const loadedVersions = loadedVersionsOf(allContent);
      const latest = loadedVersions.find(({isLast}) => isLast) as LoadedVersion;
      const changes = loadedVersions.map(({versionName, docs}) => [
        versionName,
        docs.find(({unversionedId}) => unversionedId === CHANGES_PAGE)?.description,
      ]);
      actions.setGlobalData({groups: docGroupsOf(latest), changes: Object.fromEntries(changes)});
    },
  };
}
