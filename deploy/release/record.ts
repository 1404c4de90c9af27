import {existsSync, lstatSync, readFileSync, readdirSync} from 'fs';
import {placesOf, RELEASE_ID} from './root';

/** The stored data of a release, `release.json`. */
export type ReleaseRecord = {
  /** Time of its latest deployment, ISO 8601 in UTC. */
  readonly deployedAt: string;
  /** The release that was live before it; undefined for the first one. */
  readonly before?: string;
  /** Its own hashed files, relative to the pool, with forward slashes. */
  readonly assets: readonly string[];
  /** Those of earlier releases that the pool had at that time; undefined in records of earlier versions. */
  readonly earlier?: readonly string[];
};

/** A release that a rollback can make live. */
export type Release = ReleaseRecord & {readonly id: string};

/** An entry of `releases/` that is not a release, and the reason. */
export type OtherEntry = {readonly name: string; readonly reason: string};

const arePaths = (value: unknown): boolean =>
  Array.isArray(value) && value.every((file) => typeof file === 'string' && !file.split('/').includes('..'));

/** The expected type of each field, in words and as a check. */
const FIELDS: Readonly<Record<keyof ReleaseRecord, readonly [string, (value: unknown) => boolean]>> = {
  deployedAt: ['a time', (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value))],
  before: ['the id of a release', (value) => value === undefined || typeof value === 'string'],
  assets: ['a list of files', arePaths],
  earlier: ['a list of files', (value) => value === undefined || arePaths(value)],
};

/** The record in a text, or what is wrong with it. */
function parsed(text: string): ReleaseRecord | string {
  if (text.trim() === '') return 'its release.json is empty';
  try {
    const value = (JSON.parse(text) ?? {}) as Readonly<Record<string, unknown>>;
    const wrong = Object.entries(FIELDS).find(([name, [, isRight]]) => !isRight(value[name]));
    return wrong ? `"${wrong[0]}" in its release.json is not ${wrong[1][0]}` : (value as unknown as ReleaseRecord);
  } catch {
    return 'its release.json is not JSON';
  }
}

/** The record of an entry of `releases/`, or why it is not a release. */
function examined(root: string, name: string): ReleaseRecord | string {
  const {release, record, site} = placesOf(root);
  try {
    if (!RELEASE_ID.test(name)) return 'its name is not the id of a release';
    if (!lstatSync(release(name)).isDirectory()) return 'it is not a folder';
    if (!existsSync(site(name))) return 'it has no site/';
    if (!existsSync(record(name))) return 'it has no release.json';
    return parsed(readFileSync(record(name), 'utf8'));
  } catch (error) {
    return (error as Error).message;
  }
}

/** All entries of `releases/`, hidden ones left out: releases, latest deployment first, and others. */
export function examineReleases(root: string): {
  readonly known: readonly Release[];
  readonly strange: readonly OtherEntry[];
} {
  const {releases} = placesOf(root);
  const names = existsSync(releases) ? readdirSync(releases).filter((name) => !name.startsWith('.')) : [];
  const found = names.map((name) => ({name, record: examined(root, name)}));
  return {
    known: found
      .flatMap(({name, record}) => (typeof record === 'string' ? [] : {id: name, ...record}))
      .sort((a, b) => Date.parse(b.deployedAt) - Date.parse(a.deployedAt)),
    strange: found.flatMap(({name, record}) => (typeof record === 'string' ? {name, reason: record} : [])),
  };
}

/** Ids of the complete releases, latest deployment first. */
export const releasesOf = (root: string): readonly string[] => examineReleases(root).known.map(({id}) => id);

/** The record of a release; undefined if it is missing or damaged. */
export function readRecord(root: string, id: string): ReleaseRecord | undefined {
  const record = examined(root, id);
  return typeof record === 'string' ? undefined : record;
}
