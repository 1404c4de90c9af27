import {ProblemsError} from '../../../contract';
import type {Problem} from '../../../contract';

/**
 * One error of mistakes on pages and of what the bundlers report, as writers see every mistake in one build. A line that both have, e.g. of
 * a page that cannot be parsed, stands once.
 *
 * @param problems found before the scripts were made
 * @param error of the bundlers
 */
export function withMistakes(problems: readonly Problem[], error: Error): Error {
  if (problems.length === 0) return error;
  const lines = [new ProblemsError(problems), error].flatMap(({message}) => message.split('\n'));
  const all = new Error(Array.from(new Set(lines)).join('\n'));
  all.stack = all.message;
  return all;
}
