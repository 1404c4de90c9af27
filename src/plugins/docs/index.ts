import path from 'path';
import {validateOptions} from '@docusaurus/plugin-content-docs/lib';
import type {LoadedContent, PluginOptions} from '@docusaurus/plugin-content-docs/lib/types';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {throwProblems} from '../../../contract';
import type {Problem} from '../../../contract';
import {needsStockFooter} from '../../data/doc-footer';
import {site} from '../../data/site';
import {themeFolders} from '../live/causes';
import {relativePath} from '../relative-path';
import {recordsOf} from './checks/page-record';
import {docsRoute, setDocs} from './files/doc-files';
import {sourceFile} from './files/loaded-docs';
import type {LoadedVersion} from './files/loaded-docs';
import {StaticPages} from './compile/static-pages';
import {brokenLinks, docsNotes, docsProblems} from './checks/index';
import {hasOtherDocs, otherPageProblems} from './checks/other-pages';
import type {LoadingPlugin} from './checks/other-pages';
import {documentProblems} from './checks/version-documents';
import {folders} from '../../../extensions.json';
import {wordProblems} from './checks/words';
import {cacheContracts} from './files/site-versions';
import {commitTimes, lastUpdate, updateDates} from './files/last-updates';
import type {CommitTimes} from './files/last-updates';
import {addVersionCommand} from './versions/cut';
import {setMessages} from './read/admonitions';
import {ownerPlugins, setDocsPlugins} from './read/owner-plugins';
import {withStableOrder, refusedOptions, stockPlugin, stockVersions} from './files/stock-docs';
import {withPageRules} from './compile/page-rules';

/** The plugin; it also provides the pages to render by route. */
export type DocsPlugin = Plugin<LoadedContent> & {
  readonly pageOf: StaticPages['pageOf'];
  /** Called by our patch of core: finds problems for which other plugins would fail to load their pages. */
  readonly beforeContent: (plugins: readonly LoadingPlugin[]) => Promise<void>;
  /** Problems on pages that do not end the build until those of modules and other pages are known, too. */
  readonly problemsOfPages: () => readonly Problem[];
};

/** The function form of the option, which beta.13 types as a function or an object. */
type ConfigureWebpack = Extract<Plugin<LoadedContent>['configureWebpack'], (...options: never) => unknown>;

/** The docs versions, typed with what this plugin adds. */
const versionsIn = ({loadedVersions}: LoadedContent): readonly LoadedVersion[] =>
  loadedVersions as unknown as readonly LoadedVersion[];

/** Adds to all pages the date of the last commit that changed them or what they show. */
async function addDates(
  {siteDir, baseUrl}: LoadContext,
  {loadedVersions}: LoadedContent,
  times: CommitTimes,
): Promise<void> {
  const records = recordsOf(siteDir, docsRoute(baseUrl));
  const dateOf = updateDates(site.language);
  for (const {contentPath, docs: pages} of loadedVersions) {
    const version = relativePath(siteDir, contentPath);
    for (const loaded of pages) {
      const file = sourceFile(loaded);
      const time = lastUpdate(times, version, await records.of(file));
      if (time) Object.assign(loaded, {lastUpdatedAt: time, formattedLastUpdatedAt: dateOf(time)});
    }
  }
}

/** Applies `trailingSlash` to the addresses of pages, as core does only to their routes. */
function takeTrailingSlash({siteConfig, baseUrl}: LoadContext, {loadedVersions}: LoadedContent): void {
  const {trailingSlash} = siteConfig;
  for (const doc of loadedVersions.flatMap(({docs: pages}) => pages))
    Object.assign(doc, {permalink: applyTrailingSlash(doc.permalink, {trailingSlash, baseUrl})});
}

/** Folders with texts for readers: of the engine, and of the site's own code. */
const WORDS = ['contract/words', ...Object.keys(folders).filter((folder) => folder.endsWith('/words'))];

/**
 * Extends plugin-content-docs: checks what writers wrote, expands the blocks of pages, makes pages static, and dates the last update
 * correctly. Stock considers only the page's own file, uses the machine's time zone, and takes the only commit of a shallow clone.
 * `start` shows no dates, as the edited page is not committed.
 *
 * @throws ProblemsError with all problems
 */
export default function docs(context: LoadContext, pluginOptions: PluginOptions): DocsPlugin {
  const options = {...pluginOptions, sidebarItemsGenerator: withStableOrder(pluginOptions.sidebarItemsGenerator)};
  const problems = WORDS.flatMap((folder) => wordProblems(path.join(context.siteDir, folder), folder));
  throwProblems([...refusedOptions(options), ...problems]);
  const plugin = stockPlugin(context, options);
  setDocs(context.siteDir, options, stockVersions(context, options));
  setDocsPlugins(ownerPlugins(context.siteDir, options));
  setMessages(context.codeTranslations);
  let pages: StaticPages | undefined;
  let themes: readonly string[] = [];
  let others = false;
  let ofPages: readonly Problem[] = [];
  let times: Promise<CommitTimes> = Promise.resolve(new Map());
  const ownProblems = async () => {
    const documents = documentProblems(context.siteDir, stockVersions(context, options));
    const own = await docsProblems(context.siteDir, docsRoute(context.baseUrl), options.sidebarPath !== false);
    return {documents, all: [...documents, ...own]};
  };
  return {
    ...plugin,
    extendCli: (cli) => addVersionCommand(cli, context.siteDir, options.sidebarPath),
    async beforeContent(plugins) {
      themes = themeFolders(plugins);
      others = hasOtherDocs(plugins);
      const ofOthers = await otherPageProblems(context, plugins);
      if (ofOthers.length === 0) return;
      cacheContracts(context.siteDir, process.env.NODE_ENV === 'development');
      throwProblems([...(await ownProblems()).all, ...ofOthers]);
    },
    async loadContent() {
      const editing = process.env.NODE_ENV === 'development';
      cacheContracts(context.siteDir, editing);
      // git runs while the pages are checked.
      if (!editing) times = commitTimes(context.siteDir);
      const {documents, all: problems} = await ownProblems();
      // beta.13 cannot load these, and its messages say less.
      if (documents.length > 0) throwProblems(problems);
      // May throw for mistakes that the checks report better.
      const loading = plugin.loadContent?.() as Promise<LoadedContent>;
      const content = await loading.catch((error: unknown) => {
        throwProblems(problems);
        throw error;
      });
      takeTrailingSlash(context, content);
      if (editing) {
        throwProblems(problems);
        return content;
      }
      ofPages = [...problems, ...(await brokenLinks(context, versionsIn(content)))];
      const {valid, notes} = await docsNotes(context.siteDir, docsRoute(context.baseUrl));
      if (!valid) throwProblems(ofPages);
      notes.forEach((note) => console.error(note));
      return content;
    },
    async contentLoaded(loaded) {
      // This needs the content of all plugins, and checked contracts.
      if (process.env.NODE_ENV === 'development') return plugin.contentLoaded?.(loaded);
      await addDates(context, loaded.content, await times);
      const found = new StaticPages(context, versionsIn(loaded.content), themes);
      await found.find();
      pages = found;
      const {addRoute} = loaded.actions;
      return plugin.contentLoaded?.({
        ...loaded,
        actions: {...loaded.actions, addRoute: (route) => addRoute(found.routeOf(route))},
      });
    },
    problemsOfPages: () => ofPages,
    pageOf: async (route) => pages?.pageOf(route),
    configureWebpack(config, isServer, utils, content) {
      const stock = (plugin.configureWebpack as ConfigureWebpack)(config, isServer, utils, content);
      // The program that renders pages gets the output of the browsers' loaders.
      if (isServer) return stock;
      return withPageRules(stock, {
        siteDir: context.siteDir,
        routeBase: docsRoute(context.baseUrl),
        editing: config.mode === 'development',
        hasStockFooter: others || content.loadedVersions.some((version) => version.docs.some(needsStockFooter)),
      });
    },
  };
}

docs.validateOptions = validateOptions;
