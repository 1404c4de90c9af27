import {beijingTime} from '../time';
import type {WireAnswer, WireRequest} from './wire';
import * as words from '../../contract/words';

/** Removes control characters, which a terminal could execute, from text of a client. */
export const printable = (text: string): string =>
  text.replace(/\p{C}/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

/** The log line of a request. */
export function requestEntry(
  time: number,
  {method, target}: WireRequest,
  {status, trace: {receiver, summary, hint}}: Pick<WireAnswer, 'status' | 'trace'>,
): string {
  const call = [beijingTime(time), receiver, method, printable(target)].filter(Boolean).join(' ');
  const outcome = [`HTTP ${status}`, summary && printable(summary)].filter(Boolean).join(words.text.clauses);
  return `${call} → ${outcome}${hint === undefined ? '' : `\n  ${printable(hint)}`}`;
}
