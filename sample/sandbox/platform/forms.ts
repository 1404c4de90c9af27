import {SandboxBug, invalid} from './failure';
import {sharedTables} from './world';
import type {World} from './world';
import * as words from '../../words';

/** An amount in the form of v1: 128050 fen are `1280.50`. */
export const yuan = (fen: number): string => (fen / 100).toFixed(2);

/** An amount of v1 in fen: `1280.50` is 128050. */
export const fen = (amount: string): number => Number(amount.replace('.', ''));

/**
 * The two-digit v1 value of a state.
 *
 * @param dictionary key of `x-dictionaries`, e.g. `D0011`
 * @param word value of the dictionary, e.g. `SUCCEEDED`
 * @throws SandboxBug when the dictionary does not have the value, or no digits for it
 */
export function digits(world: Pick<World, 'contracts'>, dictionary: string, word: string): string {
  const found = sharedTables(world)['x-dictionaries'][dictionary]?.values[word]?.codes?.v1;
  if (found === undefined) throw new SandboxBug(`x-dictionaries.${dictionary} has no v1 for ${word}.`);
  return found;
}

/** Paging parameters of v1. */
export type PageQuery = {readonly pageNum?: number; readonly pageSize?: number};

/**
 * A page in the form of v1.
 *
 * @param items all results of the query, in order
 * @param show makes the member of `list`
 */
export const page = <T, Shown>(
  items: readonly T[],
  {pageNum = 1, pageSize = 20}: PageQuery,
  show: (item: T) => Shown,
) => ({
  total: items.length,
  list: items.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(show),
});

/** Paging parameters of v3. */
export type CursorQuery = {readonly cursor?: string; readonly limit?: number};

/** Cursor for the position after an object. */
const cursorOf = ({id}: {readonly id: number}): string => Buffer.from(String(id)).toString('base64url');

/**
 * A page in the form of v3: the items after the cursor.
 *
 * @param items all results of the query, in order
 * @param show makes the member of `items`
 * @throws Failure 400003 when the cursor does not belong to this query
 */
export function cursorPage<T extends {readonly id: number}, Shown>(
  items: readonly T[],
  {cursor, limit = 20}: CursorQuery,
  show: (item: T) => Shown,
) {
  const start = cursor === undefined ? 0 : items.findIndex((item) => cursorOf(item) === cursor) + 1;
  if (cursor !== undefined && start === 0) throw invalid('/cursor', 'enum', words.platform.invalid.cursor);
  const shown = items.slice(start, start + limit);
  const hasMore = start + limit < items.length;
  return {items: shown.map(show), nextCursor: hasMore ? cursorOf(shown[shown.length - 1]) : null, hasMore};
}
