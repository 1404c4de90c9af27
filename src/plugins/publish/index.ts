import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import type * as Manifests from '../../../deploy/release/manifest';
import {loadedVersionsOf} from '../docs/files/loaded-docs';
import type {LoadedVersion} from '../docs/files/loaded-docs';
import {onDemand} from '../on-demand';
import {checkOptions, setPolicy} from '../policy/options';
import type {Options} from '../policy/options';
import {storeOf} from '../store';
import type * as Finishing from './finish-build';
import type * as AroundLocale from './for-servers';
import type * as Compression from './compress';

// Loaded on demand, as `start` needs neither module nor their packages.
const load = onDemand(__filename);

export type Finisher = {
  /** Gets a page that was just rendered, to parse it in parallel with the next ones. */
  readonly onRendered: (props: Props, html: string) => void;
  readonly finishBuild: (props: Props) => Promise<void>;
};

/** Our patch of core calls it last, after all plugins have written their files and links were checked. */
type AfterBuild = {readonly afterBuild: (props: Props) => void};

/**
 * Turns Docusaurus's output into the published files.
 *
 * @throws ProblemsError for a mistake in the option `policy`
 */
export default function publish({siteDir}: LoadContext, {policy}: Options): Plugin<void> & Finisher & AfterBuild {
  setPolicy(siteDir, policy);
  let versions: readonly LoadedVersion[] = [];
  let early: ReturnType<typeof Finishing.readEarly> | undefined;
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
    onRendered(props, html) {
      early ??= (load('./finish-build') as typeof Finishing).readEarly(props);
      void early.read(html);
    },
    async finishBuild(props) {
      const {finishBuild} = load('./finish-build') as typeof Finishing;
      await finishBuild(props, versions, early);
    },
    afterBuild(props) {
      // A release still lacks PDFs and bundles at this point; tools/release writes its manifest after them.
      if (process.env.RELEASE === '1') return;
      const {writeManifest} = load('../../../deploy/release/manifest') as typeof Manifests;
      const {completeAround} = load('./for-servers') as typeof AroundLocale;
      for (const folder of [props.outDir, completeAround(props)]) if (folder) writeManifest(folder);
    },
  };
}

publish.validateOptions = ({options}: {readonly options: unknown}): Options => checkOptions(options);
