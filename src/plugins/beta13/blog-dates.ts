import type {BlogContent} from '@docusaurus/plugin-content-blog/lib/types';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {languageOf} from '../../data/language';
import {site} from '../../data/site';

type Loading = Pick<Plugin<unknown>, 'name' | 'loadContent'>;

/** Writes the dates of blog posts in the language of the text: beta.13 takes that of the default locale, which must be `en`. */
export function formatBlogDates({i18n}: LoadContext, plugins: readonly Loading[]): void {
  // A date without a time is midnight in UTC.
  const format = new Intl.DateTimeFormat(languageOf(i18n, site.language), {timeZone: 'UTC', dateStyle: 'long'});
  for (const plugin of plugins.filter(({name}) => name === 'docusaurus-plugin-content-blog')) {
    const load = plugin.loadContent?.bind(plugin);
    plugin.loadContent = async () => {
      const content = (await load?.()) as BlogContent | null;
      for (const {metadata} of content?.blogPosts ?? [])
        Object.assign(metadata, {formattedDate: format.format(new Date(metadata.date))});
      return content;
    };
  }
}
