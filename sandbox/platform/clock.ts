const SECOND = 1000;
/** The platform counts in Beijing time, which knows no daylight saving. */
const BEIJING_OFFSET = 8 * 3600 * SECOND;

/**
 * The time of the platform, which tests can move.
 *
 * Business time is what data shows and terms are counted by. Wall time is what requests are compared with: the clients' clocks
 * run with it even where business time stands still.
 */
export type Clock = {
  /** Business time, milliseconds since the epoch. */
  readonly now: () => number;
  /** Time of the outside world, moved as business time is, milliseconds since the epoch. */
  readonly wall: () => number;
  /** Moves both. */
  readonly advance: (milliseconds: number) => void;
};

/** @param start where business time stands still; without it, it flows with the computer's clock */
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

const isoIn = (time: number): string => new Date(time + BEIJING_OFFSET).toISOString().slice(0, 19);

/** Time as v1 writes it: `2026-11-21 10:00:00`. */
export const beijingTime = (time: number): string => isoIn(time).replace('T', ' ');

/** Time as v3 writes it, RFC 3339: `2026-11-21T10:00:00+08:00`. */
export const rfc3339 = (time: number): string => `${isoIn(time)}+08:00`;

/** Day in Beijing: `2026-11-21`. */
export const beijingDay = (time: number): string => isoIn(time).slice(0, 10);

/** The time that `2026-11-21 10:00:00` or `2026-11-21T10:00:00+08:00` names; NaN for anything else. */
export const parseTime = (text: string): number => Date.parse(/(Z|[+-]\d\d:\d\d)$/i.test(text) ? text : `${text.replace(' ', 'T')}+08:00`);
