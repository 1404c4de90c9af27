import {beijingTime} from '../../../sandbox';

export {beijingTime};

/**
 * The time of the platform, which tests can move.
 *
 * Business time is shown in data and measures periods. Wall time is compared with the times of requests: it runs with the clients' clocks
 * even while business time stands still.
 */
export type Clock = {
  /** Business time, milliseconds since the epoch. */
  readonly now: () => number;
  /** Wall time, moved together with business time, in milliseconds since the epoch. */
  readonly wall: () => number;
  /** Moves both times. */
  readonly advance: (milliseconds: number) => void;
};

/** @param start fixed business time; by default it follows the computer's clock */
export function createClock(start?: number): Clock {
  let moved = 0;
  return {
    now: () => (start ?? Date.now()) + moved,
    wall: () => Date.now() + moved,
    advance: (milliseconds) => {
      moved += milliseconds;
    },
  };
}

/** A time in the form of v3, RFC 3339: `2026-11-21T10:00:00+08:00`. */
export const rfc3339 = (time: number): string => `${beijingTime(time).replace(' ', 'T')}+08:00`;

/** A day in Beijing: `2026-11-21`. */
export const beijingDay = (time: number): string => beijingTime(time).slice(0, 10);

/** Parses `2026-11-21 10:00:00` or `2026-11-21T10:00:00+08:00`; NaN for anything else. */
export const parseTime = (text: string): number =>
  Date.parse(/(Z|[+-]\d\d:\d\d)$/i.test(text) ? text : `${text.replace(' ', 'T')}+08:00`);
