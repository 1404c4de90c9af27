import {load} from 'cheerio';
import {Feed} from 'feed';
import * as words from '../../../../../contract/words';
import {CURRENT_NUMBER} from '../../../../data/versions';
import {site} from '../../../../data/site';
import {versionAnchor} from '../../../docs/blocks/changes';
import {escapeHtml} from '../../../docs/tree/nodes';
import type {Release} from './releases';

/** HTML of a page for use elsewhere: with absolute links, and without anchors. */
function standingAlone(html: string, pageUrl: string): string {
  const $ = load(html, null, false);
  $('a[href]').each((_, link) => {
    $(link).attr('href', new URL($(link).attr('href') ?? '', pageUrl).href);
  });
  $('span[id], .hash-link').remove();
  return $.html();
}

const titleOf = (html: string): string => escapeHtml(load(html.replaceAll(/<br\s*\/?>/g, words.text.sentences)).text());

/**
 * The entries of a feed: every release, and each change.
 *
 * @param html the page of changes
 * @throws Error if an anchor is missing
 */
export function newsOf(releases: readonly Release[], html: string, pageUrl: string): readonly News[] {
  const $ = load(html);
  const find = (anchor: string) => {
    const found = $(`[id="${anchor}"]`);
    if (found.length === 1) return found;
    throw new Error(
      `no anchor "${anchor}", to which the feed links. Give every release a heading and a block, e.g. \`## ${CURRENT_NUMBER} {#${versionAnchor(CURRENT_NUMBER)}}\` and \`\`\`changes ${CURRENT_NUMBER}.`,
    );
  };
  const releaseNews = ({number, day, isFirst}: Release): News => {
    const anchor = versionAnchor(number);
    // The entry of the first release contains its whole section; in later versions each change has an entry of its own.
    const said = find(anchor).nextUntil(isFirst ? 'h2' : 'h2, h3');
    return {
      anchor,
      title: words.interpolate(words.changes.feed.release, {version: number}),
      day,
      html: standingAlone($.html(said), pageUrl),
    };
  };
  const changeNews = ({number, day: released, changes}: Release): readonly News[] =>
    changes.map(({anchor, class: term, day = released}) => {
      const facts = find(anchor).closest('p');
      const name = words.changes.classes[term];
      return {
        anchor,
        title: words.interpolate(words.changes.feed.change, {
          version: number,
          class: name,
          title: titleOf(facts.html() ?? ''),
        }),
        category: {term, name},
        day,
        html: standingAlone(facts.closest('li').html() ?? '', pageUrl),
      };
    });
  return releases.flatMap((release) => [releaseNews(release), ...changeNews(release)]);
}

export type News = {
  /** Independent of the page's address, e.g. `v2-0-field-required-shop-createOrder-req-outOrderNo`. */
  readonly anchor: string;
  readonly title: string;
  /** Class of a change with its label. */
  readonly category?: {readonly term: string; readonly name: string};
  readonly day: string;
  /** Its text on the page, with absolute links. */
  readonly html: string;
};

/** A release has a date only, but a feed needs a time: midnight in China (RFC 4287, section 3.3). */
const timeOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

/** An id that does not change with the page's address, e.g. when its version is frozen (RFC 4151). */
const tag = (name: string): string => `tag:${new URL(site.url).hostname},2024:${name}`;

export type FeedFacts = {
  readonly title: string;
  /** Unique within the site, e.g. `changes/3.0`. */
  readonly name: string;
  readonly pageUrl: string;
  readonly feedUrl: string;
};

/**
 * An Atom feed (RFC 4287). Its times come from the entries, so that builds are reproducible.
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

/**
 * The feed of a page of changes.
 *
 * @param html the built page
 * @throws as newsOf
 */
export const makeFeed = (facts: FeedFacts, releases: readonly Release[], html: string): string =>
  atomFeed(facts, newsOf(releases, html, facts.pageUrl));
