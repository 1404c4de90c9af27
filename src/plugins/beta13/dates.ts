import type {BlogContent} from '@docusaurus/plugin-content-blog/lib/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs/lib/types';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {languageOf} from '../../data/language';
import {site} from '../../data/site';
import {updateDates} from '../docs/files/last-updates';

type Loading = Pick<Plugin<unknown>, 'name' | 'loadContent'>;

/** Writes the dates in the content of a plugin in a language, by the name of the plugin. */
const WRITE: Readonly<Record<string, (content: unknown, language: string) => void>> = {
  'docusaurus-plugin-content-blog': (content, language) => {
    // A date without a time is midnight in UTC.
    const format = new Intl.DateTimeFormat(language, {timeZone: 'UTC', dateStyle: 'long'});
    for (const {metadata} of (content as BlogContent | null)?.blogPosts ?? [])
      Object.assign(metadata, {formattedDate: format.format(new Date(metadata.date))});
  },
  'docusaurus-plugin-content-docs': (content, language) => {
    const dateOf = updateDates(language);
    for (const doc of (content as LoadedContent).loadedVersions.flatMap(({docs}) => docs))
      if (doc.lastUpdatedAt) doc.formattedLastUpdatedAt = dateOf(doc.lastUpdatedAt);
  },
};

/**
 * Writes the dates of blog posts, and of last updates, in the language of the text: beta.13 takes that of the default locale, which must be
 * `en`.
 */
export function formatDates({i18n}: LoadContext, plugins: readonly Loading[]): void {
  const language = languageOf(i18n, site.language);
  for (const plugin of plugins) {
    const load = plugin.loadContent?.bind(plugin);
    if (!load || !(plugin.name in WRITE)) continue;
    plugin.loadContent = async () => {
      const content = await load();
      WRITE[plugin.name](content, language);
      return content;
    };
  }
}
