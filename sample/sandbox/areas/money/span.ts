import {parseTime} from '../../platform/clock';
import {Failure} from '../../platform/failure';
import type {World} from '../../platform/world';
import {DAY} from './steps';

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
    if (Number.isNaN(time)) throw new Failure('400002', [{field: `/${name}`, rule: 'format', message: '时间不存在'}]);
    return time;
  });
  const refuse = (name: Name, message: string): never => {
    throw new Failure('400003', [{field: `/${name}`, rule: 'maximum', message}]);
  };
  if (from < clock.now() - HISTORY) refuse(names[0], '只能查询最近 180 天');
  if (to < from) refuse(names[1], '结束时间早于开始时间');
  if (to - from > longest) refuse(names[1], '与开始时间相隔超过 31 天');
  return {from, to};
}

/** Maximum time range of a query for flows, in milliseconds. */
export const FLOW_SPAN = 31 * DAY;
