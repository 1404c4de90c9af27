import {table} from './markdown';
import type {Common} from '../../../../contract';

const UNITS = [
  {name: '小时', seconds: 3600},
  {name: '分', seconds: 60},
  {name: '秒', seconds: 1},
];

/** `1 小时 43 分 45 秒`, without units that are zero. */
export function duration(total: number): string {
  const parts = UNITS.reduce<{rest: number; texts: readonly string[]}>(
    ({rest, texts}, {name, seconds}) => {
      const count = Math.floor(rest / seconds);
      return {rest: rest % seconds, texts: count > 0 ? [...texts, `${count} ${name}`] : texts};
    },
    {rest: total, texts: []},
  );
  return parts.texts.join(' ');
}

/** Rate limits of the interfaces. */
export const rateLimits = (common: Common): string =>
  table(
    ['项目', '上限'],
    Object.values(common['x-rate-limits']).map(({title, label}) => [title, label]),
  );

/**
 * When an undelivered notification is sent again.
 *
 * @throws when common.yaml has no schedule
 */
export function notificationSchedule({'x-notification-schedule': schedule}: Common): string {
  if (!schedule) throw new Error('_contract/common.yaml has no x-notification-schedule. Add it, or drop the block.');
  const waits = schedule.retryAfterSeconds;
  const sinceFirst = waits.map((_wait, index) => waits.slice(0, index + 1).reduce((sum, wait) => sum + wait, 0));
  const last = waits.length + 1;
  return [
    `没有送达的通知最多发送 ${last} 次，间隔逐次加长，从首次到第 ${last} 次共 ${duration(sinceFirst[waits.length - 1])}：`,
    table(
      ['次数', '距上一次', '距首次'],
      [
        ['1', '–', '–'],
        ...waits.map((wait, index) => [String(index + 2), duration(wait), duration(sinceFirst[index])]),
      ],
    ),
  ].join('\n\n');
}
