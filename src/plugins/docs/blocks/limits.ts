import type {Common} from '../../../../contract';
import * as words from '../../../../contract/words';
import {table} from './markdown';

const UNITS = [
  {text: words.limits.hours, seconds: 3600},
  {text: words.limits.minutes, seconds: 60},
  {text: words.limits.seconds, seconds: 1},
];

/**
 * A duration in words, without units that are zero: `1 小时 43 分 45 秒`.
 *
 * @param total seconds
 * @internal exported for tests
 */
export function duration(total: number): string {
  const parts = UNITS.reduce<{rest: number; texts: readonly string[]}>(
    ({rest, texts}, {text, seconds}) => {
      const count = Math.floor(rest / seconds);
      return {rest: rest % seconds, texts: count > 0 ? [...texts, words.interpolate(text, {count})] : texts};
    },
    {rest: total, texts: []},
  );
  return parts.texts.join(' ');
}

/** The rate limits of operations as a table. */
export const rateLimits = (common: Common): string =>
  table(
    [words.limits.item, words.limits.limit],
    Object.values(common['x-rate-limits']).map(({title, label}) => [title, label]),
  );

/**
 * The retry schedule of undelivered notifications.
 *
 * @throws Error if common.yaml has no schedule
 */
export function notificationSchedule({'x-notification-schedule': schedule}: Common): string {
  if (!schedule) throw new Error('_contract/common.yaml has no x-notification-schedule. Add it, or drop the block.');
  const waits = schedule.retryAfterSeconds;
  const sinceFirst = waits.map((_wait, index) => waits.slice(0, index + 1).reduce((sum, wait) => sum + wait, 0));
  const last = waits.length + 1;
  return [
    words.interpolate(words.limits.resent, {count: last, duration: duration(sinceFirst[waits.length - 1])}),
    table(
      [words.limits.times, words.limits.sincePrevious, words.limits.sinceFirst],
      [
        ['1', '–', '–'],
        ...waits.map((wait, index) => [String(index + 2), duration(wait), duration(sinceFirst[index])]),
      ],
    ),
  ].join('\n\n');
}
