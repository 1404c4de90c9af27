import type {IncomingMessage} from 'http';
import {RANGE} from './rules';

const SINGLE = new RegExp(RANGE, 'i');

/** The `Range` header of a request, if it has the supported form: see `RANGE`. */
export function rangeOf({method, headers: {range}}: IncomingMessage): string | undefined {
  return method === 'GET' && range !== undefined && SINGLE.test(range) ? range : undefined;
}

/** A part of a file, in bytes; `end` is exclusive. */
export type Part = {readonly start: number; readonly end: number};

/**
 * The part of a file for a range.
 *
 * @param range a value that `RANGE` matches
 * @param size length of the file, in bytes
 * @returns undefined if the range is outside of the file
 */
export function partOf(range: string, size: number): Part | undefined {
  const [first, last] = range.slice(range.indexOf('=') + 1).split('-');
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(Number(last) + 1, size);
  return start < end ? {start, end} : undefined;
}
