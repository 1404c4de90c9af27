import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {loadedVersionsOf} from '../docs/loaded-docs';
import type {LoadedVersion} from '../docs/loaded-docs';
import type * as Manifests from '../../../deploy/release/manifest';
import {onDemand} from '../on-demand';
import type * as Finishing from './finish-build';
import type * as Compression from './compress';
import {storeOf} from '../store';

// Loaded on demand, as `start` needs neither of them, nor their libraries.
const load = onDemand(__filename);

/** What our patch of core calls last, when all plugins have written their files and the links were checked. */
type AfterBuild = {readonly afterBuild: (props: Props) => void};

/** Turns what Docusaurus built into what is published: see finish-build.ts. Then it lists the files in a manifest. */
export default function publish({siteDir}: LoadContext): Plugin<void> & AfterBuild {
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
    afterBuild({outDir}) {
      // The build of a release still lacks PDFs and bundles: tools/release writes its manifest after them.
      if (process.env.RELEASE === '1') return;
      const {writeManifest} = load('../../../deploy/release/manifest') as typeof Manifests;
      writeManifest(outDir);
    },
  };
}
