import {atomFeed} from './feed';
import type {FeedFacts} from './feed';
import {newsOf} from './news';
import type {Release} from './releases';

/**
 * The feed of a page of changes.
 *
 * @param html the page as it was built
 * @throws what newsOf throws
 */
export const makeFeed = (facts: FeedFacts, releases: readonly Release[], html: string): string =>
  atomFeed(facts, newsOf(releases, html, facts.pageUrl));
