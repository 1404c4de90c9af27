import {versionsTo} from '../read/versions';
import type {VersionContracts} from '../read/versions';
import type {Entry} from './entries';
import type {Keys} from '../read/position';

/** Adds a problem with the node of an entry that these keys lead to. */
export type Report = (keys: Keys, message: string) => void;

/** Whether a text is a day of the calendar, e.g. `2026-10-20`. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Numbers of the docs versions up to the one in `folder`, oldest first. */
export const numbersTo = (versions: readonly VersionContracts[], folder: string): readonly string[] =>
  versionsTo(versions, folder).map(({number}) => number);

/** The day on which a version was published; undefined before its release. */
export const releaseOf = (entries: readonly Entry[], number: string): string | undefined =>
  entries.find(({version, released}) => version === number && released !== undefined)?.released;

/** The last day on which a version is served; undefined where no end is known. */
export const endOf = (entries: readonly Entry[], number: string): string | undefined =>
  entries.find(({version, released}) => version === number && released !== undefined)?.ends;

function checkDay(key: 'released' | 'ends' | 'date', day: string, report: Report): boolean {
  if (!isDay(String(day))) report([key], `${key} "${day}" is no day. Write it as e.g. 2026-10-20.`);
  return isDay(String(day));
}

/** Checks an entry that is a release. */
export function checkRelease(
  entry: Entry,
  entries: readonly Entry[],
  numbers: readonly string[],
  report: Report,
): void {
  const {version = '', released = ''} = entry;
  checkDay('released', released, report);
  const {ends} = entry;
  if (ends !== undefined && checkDay('ends', ends, report) && ends <= released)
    report(
      ['ends'],
      `ends ${ends} is not after the release on ${released}. Write the last day on which the version is served.`,
    );
  if (!numbers.includes(version)) report(['version'], `version "${version}" is unknown. Known: ${numbers.join(', ')}.`);
  const first = entries.find((other) => other.released !== undefined && other.version === version);
  if (first !== entry) report(['version'], `the release of ${version} stands twice. Keep one.`);
}

/** Checks the date of a change, if it has one. */
export function checkDate({version = '', date}: Entry, entries: readonly Entry[], report: Report): void {
  if (date === undefined || !checkDay('date', date, report)) return;
  const released = releaseOf(entries, version);
  if (released !== undefined && date > released) return;
  const when = released === undefined ? `${version} has no release` : `${version} was released on ${released}`;
  report(['date'], `date ${date} is not after the release: ${when}. Drop it: the change comes with its version.`);
}
