import type {ChangeLog} from '../../../../../contract';
import {atomFeed} from './feed';
import type {FeedFacts} from './feed';
import {newsOf} from './news';

/**
 * The feed of a page of changes.
 *
 * @param html the page as it was built
 * @throws what newsOf throws
 */
export const makeFeed = (facts: FeedFacts, log: ChangeLog, html: string): string => atomFeed(facts, newsOf(log, html, facts.pageUrl));
