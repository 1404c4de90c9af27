import {readFileSync} from 'fs';
import path from 'path';
import {satisfies} from 'semver';

const ROOT = path.join(__dirname, '..', '..');

/** A known vulnerability of a package; `tools/packages/README.md` explains how the list is maintained. */
export type Advisory = {
  readonly package: string;
  /** Its CVE and GHSA numbers. */
  readonly ids: readonly string[];
  /** Range of the vulnerable versions, in npm's notation. */
  readonly vulnerable: string;
  /** First fixed version of each release line that has one; empty if there is no fix. */
  readonly fixed: readonly string[];
  /** Reason for staying at a vulnerable version, e.g. that the code is never reached, and the day until which it holds, as YYYY-MM-DD. */
  readonly accepted?: {readonly reason: string; readonly until: string};
};

/** The list, with the day on which it was last compared with the known vulnerabilities, as YYYY-MM-DD. */
export type AdvisoryList = {readonly compared: string; readonly advisories: readonly Advisory[]};

/** Days after which the list must be compared again. */
const MOST_DAYS = 60;
const MS_PER_DAY = 24 * 60 * 60 * 1000;

type Lock = {readonly packages: Readonly<Record<string, {readonly version?: string; readonly name?: string}>>};

/** A package of the lock file with its path. */
export type LockedPackage = {readonly place: string; readonly name: string; readonly version: string};

export function readAdvisories(): AdvisoryList {
  return JSON.parse(readFileSync(path.join(__dirname, 'advisories.json'), 'utf8')) as AdvisoryList;
}

/**
 * Checks the age of the list.
 *
 * @param compared day of the last comparison, as YYYY-MM-DD
 * @param today as YYYY-MM-DD
 * @returns what is wrong with it, and how to renew the list
 */
export function ageProblems(compared: string, today: string): readonly string[] {
  const days = (Date.parse(today) - Date.parse(compared)) / MS_PER_DAY;
  // One day in the future is allowed, as the local date can be ahead of UTC.
  if (days >= -1 && days <= MOST_DAYS) return [];
  const age = days > MOST_DAYS ? `${days} days before ${today}` : `which is later than ${today} or no date`;
  return [
    `tools/packages/advisories.json: compared with the known vulnerabilities on "${compared}", ${age}. Expected a date of the last ${MOST_DAYS} days. ` +
      'Run "npm audit" where the registry answers it, or look the packages of package-lock.json up at https://github.com/advisories; ' +
      'add an entry for each vulnerability that is new, and set "compared" to the day on which you looked.',
  ];
}

/** Every package of the project's lock file, nested ones included. */
export function lockedPackages(): readonly LockedPackage[] {
  const {packages} = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, {name, version = ''}]) => ({
      place,
      name: name ?? place.replace(/^.*node_modules[\\/]/, ''),
      version,
    }));
}

function complaint(advisory: Advisory, affected: readonly LockedPackage[], today: string): string | undefined {
  const title = `${advisory.package} (${advisory.ids.join(', ')})`;
  const {accepted, fixed} = advisory;
  const places = affected.map(({place, version}) => `${place} ${version}`).join(', ');
  if (affected.length === 0) return accepted && `${title}: no package has it any more. Remove its reason.`;
  if (!accepted) {
    const way =
      fixed.length > 0
        ? `Fixed in ${fixed.join(', ')}: raise it, by an override where its user does not.`
        : 'There is no fix yet.';
    return `${title}: ${places} is vulnerable. ${way} Or write down why it is out of reach.`;
  }
  if (accepted.until < today)
    return `${title}: the reason for ${places} held until ${accepted.until}. Look at it again.`;
  return undefined;
}

/**
 * Compares packages with known vulnerabilities.
 *
 * @param today the day on which accepted reasons must still hold, as YYYY-MM-DD
 * @returns vulnerable packages without a valid reason, and reasons that are no longer needed
 */
export function vulnerablePackages(
  packages: readonly LockedPackage[],
  advisories: readonly Advisory[],
  today: string,
): readonly string[] {
  return advisories.flatMap((advisory) => {
    const affected = packages.filter(
      ({name, version}) =>
        name === advisory.package && satisfies(version, advisory.vulnerable, {includePrerelease: true}),
    );
    return complaint(advisory, affected, today) ?? [];
  });
}
