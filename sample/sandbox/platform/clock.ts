import {beijingTime} from '../../../sandbox';

export {beijingTime};

/**
 * The times of the platform.
 *
 * Business time is shown in data and measures periods of the business; a tester can move it. Times of requests, signatures, nonces, limits
 * and tokens are compared with real time, which nobody moves, as the clocks of clients are not moved either.
 */
export type Clock = {
  /** Business time, milliseconds since the epoch. */
  readonly now: () => number;
  /** Real time, milliseconds since the epoch. */
  readonly real: () => number;
  /** Business time as if it had never been moved, for showing real time; in a repeatable sandbox it stands still. */
  readonly unmoved: () => number;
  /** Moves business time. */
  readonly advance: (milliseconds: number) => void;
};

/**
 * @param start fixed business time; by default it follows real time
 * @param real real time, that of the computer by default
 */
export function createClock(start?: number, real: () => number = Date.now): Clock {
  let moved = 0;
  const unmoved = (): number => start ?? real();
  return {
    now: () => unmoved() + moved,
    real,
    unmoved,
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
