import {readFileSync} from 'fs';
import path from 'path';
import pluginContentDocs, {validateOptions} from '@docusaurus/plugin-content-docs/lib';
import type {LoadedContent, PluginOptions} from '@docusaurus/plugin-content-docs/lib/types';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {sourceFile} from '../loaded-docs';
import {commitTimes, lastUpdate} from './last-updates';

/** Dates are those of the readers' time zone on whatever machine the site is built. */
const DATE = new Intl.DateTimeFormat('zh-CN', {timeZone: 'Asia/Shanghai', dateStyle: 'long'});

const MILLISECONDS = 1000;

/**
 * plugin-content-docs with dates of the last update that are true: stock asks for the page's own file alone, takes the zone of
 * the machine, and in a shallow clone the one commit that it has.
 */
export default function docs(context: LoadContext, options: PluginOptions): Plugin<LoadedContent> {
  const {siteDir} = context;
  const plugin = pluginContentDocs(context, options);
  return {
    ...plugin,
    async loadContent() {
      const times = commitTimes(siteDir);
      const content = (await plugin.loadContent?.()) as LoadedContent;
      for (const {contentPath, docs: pages} of content.loadedVersions) {
        const folder = path.relative(siteDir, contentPath).split(path.sep).join('/');
        for (const page of pages) {
          const file = sourceFile(page);
          const time = lastUpdate(times, file, folder, readFileSync(path.join(siteDir, file), 'utf8'));
          if (time !== undefined) Object.assign(page, {lastUpdatedAt: time, formattedLastUpdatedAt: DATE.format(time * MILLISECONDS)});
        }
      }
      return content;
    },
  };
}

docs.validateOptions = validateOptions;
