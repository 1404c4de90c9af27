import path from 'path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import type {RuleSetRule} from 'webpack';
import {DOC_FOLDERS} from '../docs/doc-files';
import {loadedVersionsOf} from '../docs/loaded-docs';
import type {LoadedVersion} from '../docs/loaded-docs';
import type * as Manifests from '../../../deploy/release/manifest';
import {onDemand} from '../on-demand';
import {checkOptions, setPolicy} from '../policy/options';
import type {Options} from '../policy/options';
import type * as Finishing from './finish-build';
import type * as Compression from './compress';
import {storeOf} from '../store';

// Loaded on demand, as `start` needs neither of them, nor their libraries.
const load = onDemand(__filename);

/** What our patch of core calls last, when all plugins have written their files and the links were checked. */
type AfterBuild = {readonly afterBuild: (props: Props) => void};

/** What pages are checked for that stock's loader compiles, e.g. those of the blog; src/plugins/docs checks its own. */
const pageRule = (siteDir: string): RuleSetRule => ({
  // Not `test`: core takes the folders of each rule whose `test` is for MDX for those of a plugin that compiles it.
  resource: /\.mdx?$/,
  exclude: [/node_modules/, ...DOC_FOLDERS.map((folder) => path.join(siteDir, folder) + path.sep)],
  enforce: 'pre',
  loader: require.resolve('../policy/loader.ts'),
  options: {siteDir},
});

/**
 * Turns what Docusaurus built into what is published: see finish-build.ts. Then it lists the files in a manifest. Its option `policy` names what pages may load and run beyond the
 * files and scripts of the site.
 *
 * @throws ProblemsError for a mistake in the options
 */
export default function publish({siteDir}: LoadContext, {policy}: Options): Plugin<void> & AfterBuild {
  setPolicy(siteDir, policy);
  let versions: readonly LoadedVersion[] = [];
  return {
    name: 'publish',
    async contentLoaded({allContent}) {
      versions = loadedVersionsOf(allContent);
    },
    configureWebpack({mode}) {
      const module = {rules: [pageRule(siteDir)]};
      if (mode !== 'production') return {module};
      const {compressEarly} = load('./compress') as typeof Compression;
      return {module, plugins: [(compiler) => compressEarly(storeOf(siteDir), compiler)]};
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

publish.validateOptions = ({options}: {readonly options: unknown}): Options => checkOptions(options);
