import path from 'path';
import {manifestIn} from './manifest';
import type {Entry, Manifest} from './manifest';
import {examineReleases, readRecord} from './record';
import {ASSETS, placesOf} from './root';

/** Hashed files of a build by its manifest, with their paths relative to the pool. */
export const assetEntries = (manifest: Manifest): readonly (readonly [string, Entry])[] =>
  [...manifest]
    .filter(([file]) => file.startsWith(`${ASSETS}/`))
    .map(([file, entry]) => [path.posix.relative(ASSETS, file), entry] as const);

export const assetsOf = (manifest: Manifest): readonly string[] => assetEntries(manifest).map(([file]) => file);

/** Hashed files of a release, relative to the pool; if its record is damaged, from its manifest. */
export function assetsOfRelease(root: string, id: string): readonly string[] {
  return readRecord(root, id)?.assets ?? assetsOf(manifestIn(placesOf(root).site(id)) ?? new Map());
}

/** Names of all entries of `releases/`, as one that is not a valid release may be a release with a damaged record, or a copy of one. */
function namesIn(root: string): readonly string[] {
  const {known, strange} = examineReleases(root);
  return [...known.map(({id}) => id), ...strange.map(({name}) => name)];
}

/** Hashed files that some release contains, relative to the pool. */
export const neededAssets = (root: string): ReadonlySet<string> =>
  new Set(namesIn(root).flatMap((name) => assetsOfRelease(root, name)));

/** SHA-256 of the hashed files of all releases, as their builds wrote them, by the path relative to the pool. */
export type Hashes = ReadonlyMap<string, ReadonlySet<string>>;

export function assetHashes(root: string): Hashes {
  const hashes = new Map<string, Set<string>>();
  const entries = namesIn(root).flatMap((name) => assetEntries(manifestIn(placesOf(root).site(name)) ?? new Map()));
  for (const [file, {sha256}] of entries) hashes.set(file, (hashes.get(file) ?? new Set()).add(sha256));
  return hashes;
}

/** Hashed files that deployments added to the pool, relative to it; other files in it are never changed. */
export const ownAssets = (root: string): ReadonlySet<string> =>
  new Set(examineReleases(root).known.flatMap(({assets, earlier = []}) => [...assets, ...earlier]));
