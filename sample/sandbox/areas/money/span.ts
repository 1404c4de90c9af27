import {parseTime} from '../../platform/clock';
import {Failure, invalid} from '../../platform/failure';
import type {World} from '../../platform/world';
import {DAY} from './steps';
import * as words from '../../../words';

const texts = words.platform.invalid;

/** Maximum age of the data that queries return. Rules: 接入说明, #limits. */
const HISTORY = 180 * DAY;

type Span = {readonly from: number; readonly to: number};

/**
 * The time range of a query.
 *
 * @param input the query
 * @param names of its first and last parameter
 * @param longest maximum milliseconds between them, where the interface has a limit
 * @throws Failure 400002 when one is not a time, 400003 when they are in the wrong order, too far apart or too long ago
 */
export function spanOf<Name extends string>(
  {clock}: World,
  input: Readonly<Record<Name, string>>,
  names: readonly [first: Name, last: Name],
  longest = Infinity,
): Span {
  const [from, to] = names.map((name) => {
    const time = parseTime(input[name]);
    if (Number.isNaN(time)) throw new Failure('400002', [{field: `/${name}`, rule: 'format', message: texts.noTime}]);
    return time;
  });
  const refuse = (name: Name, text: string): never => {
    throw invalid(`/${name}`, 'maximum', text);
  };
  if (from < clock.now() - HISTORY) refuse(names[0], texts.tooOld);
  if (to < from) refuse(names[1], texts.reversed);
  if (to - from > longest) refuse(names[1], texts.tooLong);
  return {from, to};
}

/** Maximum time range of a query for flows, in milliseconds. */
export const FLOW_SPAN = 31 * DAY;
