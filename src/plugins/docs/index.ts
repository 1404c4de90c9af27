import {readFileSync} from 'fs';
import path from 'path';
import pluginContentDocs, {validateOptions} from '@docusaurus/plugin-content-docs/lib';
import type {LoadedContent, PluginOptions} from '@docusaurus/plugin-content-docs/lib/types';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type * as OnlyBuild from './page/expanded-page';
import {docsRoute} from './doc-files';
import {sourceFile} from './loaded-docs';
import {onDemand} from '../on-demand';
import {throwProblems} from '../../../contract';
import {docsProblems} from './checks/index';
import {commitTimes, lastUpdate} from './last-updates';
import {addVersionCommand} from './versions/command';
import {withPageRules} from './page-rules';

/** Dates are those of the readers' time zone on whatever machine the site is built. */
const DATE = new Intl.DateTimeFormat('zh-CN', {timeZone: 'Asia/Shanghai', dateStyle: 'long'});

const MILLISECONDS = 1000;

/** beta.13 types it as a function or an object. */
type ConfigureWebpack = Extract<Plugin<LoadedContent>['configureWebpack'], (...options: never) => unknown>;

/** Tells the pages of all docs versions when they, or what they show, were committed last. */
async function addDates({siteDir, baseUrl}: LoadContext, {loadedVersions}: LoadedContent): Promise<void> {
  const {expandPage} = onDemand(__filename)('./page/expanded-page') as typeof OnlyBuild;
  const times = commitTimes(siteDir);
  for (const {contentPath, docs: pages} of loadedVersions) {
    const version = path.relative(siteDir, contentPath).split(path.sep).join('/');
    for (const loaded of pages) {
      const file = sourceFile(loaded);
      const page = {file, markdown: readFileSync(path.join(siteDir, file), 'utf8')};
      const time = lastUpdate(times, version, page, await expandPage(siteDir, docsRoute(baseUrl), page));
      if (time) Object.assign(loaded, {lastUpdatedAt: time, formattedLastUpdatedAt: DATE.format(time * MILLISECONDS)});
    }
  }
}

/**
 * plugin-content-docs that first checks what writers wrote, expands the blocks of pages, makes pages static, and has dates of the last
 * update that are true: stock asks for the
 * page's own file alone, takes the zone of the machine, and in a shallow clone the one commit that it has. `start` has none: the page
 * that is being edited is not committed.
 *
 * @throws ProblemsError with every problem with file, line and remedy
 */
export default function docs(context: LoadContext, options: PluginOptions): Plugin<LoadedContent> {
  const plugin = pluginContentDocs(context, options);
  return {
    ...plugin,
    extendCli: (cli) => addVersionCommand(cli, context.siteDir, String(options.sidebarPath)),
    async loadContent() {
      throwProblems(await docsProblems(context.siteDir, docsRoute(context.baseUrl)));
      return plugin.loadContent?.() as Promise<LoadedContent>;
    },
    async contentLoaded(loaded) {
      // Not before all plugins have loaded, and the contracts are known to be whole.
      if (process.env.NODE_ENV !== 'development') await addDates(context, loaded.content);
      await plugin.contentLoaded?.(loaded);
    },
    configureWebpack(config, isServer, utils, content) {
      const stock = (plugin.configureWebpack as ConfigureWebpack)(config, isServer, utils, content);
      return withPageRules(stock, {siteDir: context.siteDir, routeBase: docsRoute(context.baseUrl), isServer, editing: config.mode === 'development'});
    },
  };
}

docs.validateOptions = validateOptions;
