import {Feed} from 'feed';
import {site} from '../../../../data/site';

/** A feed entry: a release, or one change in it. */
export type News = {
  /** Independent of the page's address, e.g. `v2-0-field-required-shop-createOrder-req-outOrderNo`. */
  readonly anchor: string;
  readonly title: string;
  /** Class of a change with its label. */
  readonly category?: {readonly term: string; readonly name: string};
  /** Day of publication, e.g. `2026-10-20`. */
  readonly day: string;
  /** Its text on the page, with absolute links. */
  readonly html: string;
};

/** A release has a day only, but a feed needs a time: midnight in China (RFC 4287, section 3.3). */
const timeOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

/** An id that survives a change of address, as a page moves when its version is frozen (RFC 4151). */
const tag = (name: string): string => `tag:${new URL(site.url).hostname},2024:${name}`;

/** Title and absolute addresses of a feed. */
export type FeedFacts = {
  readonly title: string;
  /** Unique within the site, e.g. `changes/3.0`. */
  readonly name: string;
  /** The page that the entries come from. */
  readonly pageUrl: string;
  readonly feedUrl: string;
};

/**
 * An Atom feed (RFC 4287). All times come from the entries, so that the same entries give the same bytes.
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
