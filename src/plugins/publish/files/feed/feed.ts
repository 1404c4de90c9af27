import {Feed} from 'feed';
import {site} from '../../../../data/site';

/** A piece of news: a release, or one change of it. */
export type News = {
  /** Stable whatever address the page has, e.g. `v2-0-field-required-v1-createBatch-req-outBatchNo`. */
  readonly anchor: string;
  readonly title: string;
  /** Class of a change with its name. */
  readonly category?: {readonly term: string; readonly name: string};
  /** Day on which it came, e.g. `2026-10-20`. */
  readonly day: string;
  /** What the page says of it, with absolute links. */
  readonly html: string;
};

/** A feed tells seconds, a release a day: it begins in China (RFC 4287, section 3.3). */
const timeOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

/** Names that outlive addresses: a page moves when its version is frozen (RFC 4151). */
const tag = (name: string): string => `tag:${new URL(site.url).hostname},2024:${name}`;

/** What a feed is called and where it stands; the addresses are absolute. */
export type FeedFacts = {
  readonly title: string;
  /** Unique on the site, e.g. `changes/3.0`. */
  readonly name: string;
  /** The page that tells the news. */
  readonly pageUrl: string;
  readonly feedUrl: string;
};

/**
 * An Atom feed (RFC 4287). The same news make the same bytes: all times are those of the news.
 *
 * @param news at least one
 */
export function atomFeed({title, name, pageUrl, feedUrl}: FeedFacts, news: readonly News[]): string {
  const newestFirst = [...news].sort((first, second) => second.day.localeCompare(first.day));
  const feed = new Feed({
    id: tag(name),
    title,
    link: pageUrl,
    feedLinks: {atom: feedUrl},
    updated: timeOf(newestFirst[0].day),
    author: {name: site.title, link: site.url + site.baseUrl},
    copyright: site.copyright,
    generator: 'Docusaurus',
  });
  newestFirst.forEach(({anchor, title: what, category, day, html}) =>
    feed.addItem({
      id: tag(anchor),
      title: what,
      link: `${pageUrl}#${anchor}`,
      date: timeOf(day),
      published: timeOf(day),
      content: html,
      category: category && [category],
    }),
  );
  return `${feed.atom1()}\n`;
}
