import {Failure, SandboxBug} from '../requests/failure';
import {sharedTables} from './world';
import type {World} from './world';

/** An amount as v1 writes it: 128050 fen are `1280.50`. */
export const yuan = (fen: number): string => (fen / 100).toFixed(2);

/** The fen of an amount that v1 wrote: `1280.50` is 128050. */
export const fen = (amount: string): number => Number(amount.replace('.', ''));

/**
 * The two digits by which v1 knows a state.
 *
 * @param dictionary key of `x-dictionaries`, e.g. `D0011`
 * @param word value of the dictionary, e.g. `SUCCEEDED`
 * @throws SandboxBug when the dictionary has no such word, or no digits for it
 */
export function digits(world: Pick<World, 'contracts'>, dictionary: string, word: string): string {
  const found = sharedTables(world)['x-dictionaries'][dictionary]?.values[word]?.v1;
  if (found === undefined) throw new SandboxBug(`x-dictionaries.${dictionary} has no v1 for ${word}.`);
  return found;
}

/** A page as v1 asks for it. */
export type PageQuery = {readonly pageNum?: number; readonly pageSize?: number};

/**
 * A page of v1.
 *
 * @param items everything that the query found, in order
 * @param show makes the member of `list`
 */
export const page = <T, Shown>(items: readonly T[], {pageNum = 1, pageSize = 20}: PageQuery, show: (item: T) => Shown) => ({
  total: items.length,
  list: items.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(show),
});

/** A page as v3 asks for it. */
export type CursorQuery = {readonly cursor?: string; readonly limit?: number};

/** What v3 calls the place behind an object. */
const cursorOf = ({id}: {readonly id: number}): string => Buffer.from(String(id)).toString('base64url');

/**
 * A page of v3: what comes after the object of the cursor.
 *
 * @param items everything that the query found, in order
 * @param show makes the member of `items`
 * @throws Failure 400003 when the cursor came from no page of this query
 */
export function cursorPage<T extends {readonly id: number}, Shown>(items: readonly T[], {cursor, limit = 20}: CursorQuery, show: (item: T) => Shown) {
  const start = cursor === undefined ? 0 : items.findIndex((item) => cursorOf(item) === cursor) + 1;
  if (cursor !== undefined && start === 0) throw new Failure('400003', [{field: '/cursor', rule: 'enum', message: '游标应为上一页返回的 nextCursor'}]);
  const shown = items.slice(start, start + limit);
  const hasMore = start + limit < items.length;
  return {items: shown.map(show), nextCursor: hasMore ? cursorOf(shown[shown.length - 1]) : null, hasMore};
}
