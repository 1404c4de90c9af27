import path from 'path';
import pluginContentDocs, {validateOptions} from '@docusaurus/plugin-content-docs/lib';
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
import {otherPageProblems} from './checks/other-pages';
import type {LoadingPlugin} from './checks/other-pages';
import {documentProblems} from './checks/version-documents';
import folders from '../../../extensions/folders.json';
import {wordProblems} from './checks/words';
import {cacheContracts} from './files/site-versions';
import {commitTimes, lastUpdate} from './files/last-updates';
import type {CommitTimes} from './files/last-updates';
import {addVersionCommand} from './versions/cut';
import {setMessages} from './read/admonitions';
import {ownerPlugins, setDocsPlugins} from './read/owner-plugins';
import {withStableOrder, refusedOptions, stockVersions} from './files/stock-docs';
import {withPageRules} from './compile/page-rules';

/** Dates are in the readers' time zone, wherever the site is built. */
const DATE = new Intl.DateTimeFormat(site.language, {timeZone: 'Asia/Shanghai', dateStyle: 'long'});

const MILLISECONDS = 1000;

/** The plugin, which also gives the pages to render by their routes. */
export type DocsPlugin = Plugin<LoadedContent> & {
  readonly pageOf: StaticPages['pageOf'];
  /** Called by our patch of core: finds what would make other plugins fail to load their pages. */
  readonly beforeContent: (plugins: readonly LoadingPlugin[]) => Promise<void>;
  /** Mistakes on pages with which a build goes on until those of modules and of other pages are known too. */
  readonly problemsOfPages: () => readonly Problem[];
};

/** beta.13 types it as a function or an object. */
type ConfigureWebpack = Extract<Plugin<LoadedContent>['configureWebpack'], (...options: never) => unknown>;

/** The docs versions, which beta.13 types for itself. */
const versionsIn = ({loadedVersions}: LoadedContent): readonly LoadedVersion[] =>
  loadedVersions as unknown as readonly LoadedVersion[];

/** Adds to the pages of all docs versions the date of the last commit to them or to what they show. */
async function addDates(
  {siteDir, baseUrl}: LoadContext,
  {loadedVersions}: LoadedContent,
  times: CommitTimes,
): Promise<void> {
  const records = recordsOf(siteDir, docsRoute(baseUrl));
  for (const {contentPath, docs: pages} of loadedVersions) {
    const version = relativePath(siteDir, contentPath);
    for (const loaded of pages) {
      const file = sourceFile(loaded);
      const time = lastUpdate(times, version, await records.of(file));
      if (time) Object.assign(loaded, {lastUpdatedAt: time, formattedLastUpdatedAt: DATE.format(time * MILLISECONDS)});
    }
  }
}

/** Gives the pages the addresses that their routes get from `trailingSlash`, by which everything here finds them. */
function takeTrailingSlash({siteConfig, baseUrl}: LoadContext, {loadedVersions}: LoadedContent): void {
  const {trailingSlash} = siteConfig;
  for (const doc of loadedVersions.flatMap(({docs: pages}) => pages))
    Object.assign(doc, {permalink: applyTrailingSlash(doc.permalink, {trailingSlash, baseUrl})});
}

/** Folders with words that readers see: those of the engine, and of code of the site alone. */
const WORDS = ['words', ...Object.keys(folders).filter((folder) => folder.endsWith('/words'))];

/**
 * plugin-content-docs that also checks what writers wrote, expands the blocks of pages, makes pages static, and dates the last update
 * correctly: stock considers only the page's own file, uses the time zone of the machine, and in a shallow clone takes the only commit.
 * `start` shows no dates, as the page being edited is not committed.
 *
 * @throws ProblemsError with every problem with file, line and remedy
 */
export default function docs(context: LoadContext, pluginOptions: PluginOptions): DocsPlugin {
  const options = {...pluginOptions, sidebarItemsGenerator: withStableOrder(pluginOptions.sidebarItemsGenerator)};
  const problems = WORDS.flatMap((folder) => wordProblems(path.join(context.siteDir, folder), folder));
  throwProblems([...refusedOptions(options), ...problems]);
  const plugin = pluginContentDocs(context, options);
  setDocs(context.siteDir, options, stockVersions(context, options));
  setDocsPlugins(ownerPlugins(context.siteDir, options));
  setMessages(context.codeTranslations);
  let pages: StaticPages | undefined;
  let themes: readonly string[] = [];
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
      const ofOthers = await otherPageProblems(context, plugins);
      if (ofOthers.length === 0) return;
      cacheContracts(context.siteDir, process.env.NODE_ENV === 'development');
      throwProblems([...(await ownProblems()).all, ...ofOthers]);
    },
    async loadContent() {
      const editing = process.env.NODE_ENV === 'development';
      cacheContracts(context.siteDir, editing);
      // git reads the history while the pages are checked.
      if (!editing) times = commitTimes(context.siteDir);
      const {documents, all: problems} = await ownProblems();
      // beta.13 cannot load them, and would say less of them.
      if (documents.length > 0) throwProblems(problems);
      // Throws itself on mistakes that the checks know better.
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
      // Needs all plugins loaded and the contracts checked.
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
      // The program that renders pages has what loaders make for browsers.
      if (isServer) return stock;
      return withPageRules(stock, {
        siteDir: context.siteDir,
        routeBase: docsRoute(context.baseUrl),
        editing: config.mode === 'development',
        hasStockFooter: content.loadedVersions.some((version) => version.docs.some(needsStockFooter)),
      });
    },
  };
}

docs.validateOptions = validateOptions;
