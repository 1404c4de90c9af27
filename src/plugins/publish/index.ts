import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {loadedVersionsOf} from '../docs/loaded-docs';
import type {LoadedVersion} from '../docs/loaded-docs';
import {onDemand} from '../on-demand';
import type * as Finishing from './finish-build';
import type * as Compression from './compress';
import {storeOf} from '../store';

// Loaded on demand, as `start` needs neither of them, nor their libraries.
const load = onDemand(__filename);

/** Turns what Docusaurus built into what is published: see finish-build.ts. */
export default function publish({siteDir}: LoadContext): Plugin<void> {
  let versions: readonly LoadedVersion[] = [];
  return {
    name: 'publish',
    async contentLoaded({allContent}) {
      versions = loadedVersionsOf(allContent);
    },
    configureWebpack({mode}) {
      if (mode !== 'production') return {};
      const {compressEarly} = load('./compress') as typeof Compression;
      return {plugins: [(compiler) => compressEarly(storeOf(siteDir), compiler)]};
    },
    async postBuild(props: Props) {
      const {finishBuild} = load('./finish-build') as typeof Finishing;
      await finishBuild(props, versions);
    },
  };
}
