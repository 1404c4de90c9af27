import {merge} from 'webpack-merge';
import type {Configuration} from 'webpack';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {throwProblems} from '../../../contract';
import {brokenAnchors, brokenLinks} from '../docs/checks/broken-links';
import {anchorProblemsAt, problemsAt} from '../docs/checks/levels';
import type {Finisher} from '../publish';
import {formatDates} from './dates';
import {checkCommand, checkOutDir, checkSwizzle} from './commands';
import {beginBuild} from './one-build';
import {clientModuleProblems} from './options/client-modules';
import {localeProblems} from './options/locales';
import {refusedOptions} from './options/refused';
import {searchItemProblems} from './options/search-items';
import {validatorsOf} from './options/validate';
import {PARTS} from './parts';
import {callEntry, nameErrors} from './plugin-errors';
import {renderPages} from './render';
import type {Renderer} from './render';
import {addStockFiles, removeStockFiles} from './stock-files';
import start from './start';
import type {CompilerFactory} from './start';
import {takeWebpackObjects} from './webpack-objects';

type AfterBuild = {readonly afterBuild: (props: Props) => Promise<void>};

type Loading = Parameters<typeof nameErrors>[1] & Parameters<typeof formatDates>[1] & readonly Plugin[];

type BeforeContent = {readonly beforeContent: (plugins: Loading) => void};

/** The configuration with the text direction that beta.13 derives from the name of each locale. */
const withDirections = ({siteConfig, i18n}: LoadContext): LoadContext['siteConfig'] => ({
  ...siteConfig,
  i18n: {...siteConfig.i18n, localeConfigs: i18n.localeConfigs},
});

const finisherOf = ({plugins}: Props): Finisher =>
  plugins.find((plugin) => 'finishBuild' in plugin) as unknown as Finisher;

/**
 * All changes that the pinned version of Docusaurus needs, as one plugin.
 *
 * @throws ProblemsError for options without an effect, and for two locales in one language
 */
export default function beta13(
  context: LoadContext,
): Plugin<void> & Renderer & CompilerFactory & AfterBuild & BeforeContent {
  throwProblems([...refusedOptions(withDirections(context)), ...localeProblems(context.i18n)]);
  const links = new Map<string, readonly string[]>();
  const starting = start(context);
  const parts = [...PARTS.map((createPart) => createPart(context)), starting];
  return {
    name: 'beta13',
    beforeContent(plugins) {
      throwProblems(searchItemProblems(context, plugins));
      takeWebpackObjects(plugins);
      formatDates(context, plugins);
      nameErrors(context.siteDir, plugins);
      throwProblems(clientModuleProblems(context.siteDir, plugins));
    },
    // Not passed to core, which does not know the output folder of the bundles.
    async renderPages(props, makeConfig) {
      await renderPages(props, makeConfig, {
        onLinks: (route, found) => links.set(route, found),
        onRendered: (html) => finisherOf(props).onRendered(props, html),
      });
      addStockFiles(props);
    },
    async afterBuild(props) {
      const {siteDir} = props;
      removeStockFiles(props);
      // Not in its own `postBuild`, which core runs in parallel with those of other plugins, whose files it reads.
      await finisherOf(props).finishBuild(props);
      const {onBrokenLinks, onBrokenMarkdownLinks} = props.siteConfig;
      throwProblems([
        ...(onBrokenLinks === 'ignore' ? [] : problemsAt(onBrokenLinks, await brokenLinks(props, links))),
        ...(onBrokenMarkdownLinks === 'ignore'
          ? []
          : anchorProblemsAt(siteDir, onBrokenMarkdownLinks, await brokenAnchors(props, links))),
      ]);
    },
    createCompiler: starting.createCompiler,
    contentLoaded: starting.contentLoaded,
    getClientModules: () => parts.flatMap((part) => part.getClientModules?.() ?? []),
    getPathsToWatch: () => parts.flatMap((part) => part.getPathsToWatch?.() ?? []),
    getDefaultCodeTranslationMessages: async () =>
      Object.assign(
        {},
        ...(await Promise.all(parts.map((part) => part.getDefaultCodeTranslationMessages?.()))),
      ) as Record<string, string>,
    configureWebpack: (config, ...more) =>
      merge(
        parts.map(({configureWebpack}) =>
          typeof configureWebpack === 'function' ? (configureWebpack(config, ...more) as Configuration) : {},
        ),
      ),
  };
}

// Our patch of core calls it before a command starts, as core calls `validateOptions` of a plugin.
beta13.beginBuild = (siteDir: string, outDir: string): Promise<() => void> => {
  checkOutDir(siteDir, outDir);
  return beginBuild(siteDir);
};
beta13.checkCommand = checkCommand;
beta13.checkSwizzle = checkSwizzle;
beta13.callEntry = callEntry;
beta13.validatorsOf = validatorsOf;
