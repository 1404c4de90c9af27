import type {Plugin, Props} from '@docusaurus/types';
import {loadedVersionsOf} from '../docs/loaded-docs';
import type {LoadedVersion} from '../docs/loaded-docs';
import {onDemand} from '../on-demand';
import type * as OnlyBuild from './finish-build';

/** Turns what Docusaurus built into what is published: see finish-build.ts. */
export default function publish(): Plugin<void> {
  let versions: readonly LoadedVersion[] = [];
  return {
    name: 'publish',
    async contentLoaded({allContent}) {
      versions = loadedVersionsOf(allContent);
    },
    async postBuild(props: Props) {
      // Loaded on demand, as `start` does not need it or its libraries.
      const {finishBuild} = onDemand(__filename)('./finish-build') as typeof OnlyBuild;
      await finishBuild(props, versions);
    },
  };
}
