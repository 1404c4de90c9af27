/** Beijing has no daylight saving. */
const BEIJING_OFFSET = 8 * 3600 * 1000;

/** A time in Beijing: `2026-11-21 10:00:00`. */
export const beijingTime = (time: number): string =>
  new Date(time + BEIJING_OFFSET).toISOString().slice(0, 19).replace('T', ' ');
