import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {CHANGES_PAGE} from '../contract/pages/site-pages';
import {contractVersions} from '../contract/versions';
import {loadedVersionsOf} from '../loaded-docs';
import type {LoadedVersion} from '../loaded-docs';
import {onDemand} from '../on-demand';
import {formatProblem} from '../problems';
import type * as OnlyBuild from './write-feed';

/** Writes the changes up to every docs version as an Atom feed beside its downloads, and names it in the head of its pages. */
export default function changeFeed({siteDir}: LoadContext): Plugin<void> {
  let loadedVersions: readonly LoadedVersion[] = [];
  return {
    name: 'change-feed',
    async contentLoaded({allContent}) {
      loadedVersions = loadedVersionsOf(allContent);
    },
    async postBuild(props: Props) {
      const {writeFeed} = onDemand(__filename)('./write-feed') as typeof OnlyBuild;
      for (const {version, folder} of contractVersions(siteDir)) {
        const loaded = loadedVersions.find(({versionName}) => versionName === version);
        try {
          if (loaded) writeFeed(props, loaded, folder);
        } catch (error) {
          throw new Error(formatProblem({plugin: 'change-feed', file: `${folder}/${CHANGES_PAGE}.mdx`, message: (error as Error).message}));
        }
      }
    },
  };
}
