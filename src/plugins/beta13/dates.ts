import type {BlogContent} from '@docusaurus/plugin-content-blog/lib/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs/lib/types';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {languageOf} from '../../data/language';
import {site} from '../../data/site';

type Loading = Pick<Plugin<unknown>, 'name' | 'loadContent'>;

type Write = (content: unknown, format: (date: Date, timeZone: string) => string) => void;

const MILLISECONDS = 1000;

/** Writes the dates in the content of a plugin, by its name. */
const WRITE: Readonly<Record<string, Write>> = {
  'docusaurus-plugin-content-blog': (content, format) => {
    // A date without a time is midnight in UTC.
    for (const {metadata} of (content as BlogContent | null)?.blogPosts ?? [])
      Object.assign(metadata, {formattedDate: format(new Date(metadata.date), 'UTC')});
  },
  'docusaurus-plugin-content-docs': (content, format) => {
    for (const doc of (content as LoadedContent).loadedVersions.flatMap(({docs}) => docs))
      if (doc.lastUpdatedAt)
        doc.formattedLastUpdatedAt = format(new Date(doc.lastUpdatedAt * MILLISECONDS), 'Asia/Shanghai');
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
      WRITE[plugin.name](content, (date, timeZone) =>
        new Intl.DateTimeFormat(language, {timeZone, dateStyle: 'long'}).format(date),
      );
      return content;
    };
  }
}
