import {existsSync, readdirSync, rmSync, rmdirSync, statSync, utimesSync} from 'fs';
import path from 'path';
import {CODINGS} from '../serve/rules';
import type {Problem} from '../../contract';
import {writeWhole} from './durable';
import {entryOf, readAsWritten} from './manifest';
import type {Entry, Manifest} from './manifest';
import {assetEntries, neededAssets, ownAssets} from './release-files';
import type {Hashes} from './release-files';
import {ASSETS, ASSETS_KEPT_DAYS, placesOf} from './root';

const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** Why a hashed file with another content than in an earlier release is refused. */
export const CHANGED_ASSET =
  'An earlier release has this file with another content, and browsers that hold it will not ask for it again. ' +
  'Its name must change with its content. Fix the configuration of the build';

/** Hashed files that no release contains are kept if they were live at this time or later; in milliseconds since 1970. */
export const oldestKept = (now: Date): number => now.getTime() - ASSETS_KEPT_DAYS * MS_PER_DAY;

/** Compressed files may differ: they follow from the original, and another compressor version may write other bytes. */
const isCoded = (file: string) => Object.values(CODINGS).some((ending) => file.endsWith(ending));

/**
 * Whether the pool has a hashed file with the bytes of its build, or a compressed one with those of any release.
 *
 * @param file relative to the pool
 * @param hashes of the files of all releases
 */
export function isInPool(root: string, file: string, {sha256}: Entry, hashes: Hashes): boolean {
  const found = entryOf(path.join(placesOf(root).pool, file));
  return (
    found?.sha256 === sha256 || (found !== undefined && isCoded(file) && hashes.get(file)?.has(found.sha256) === true)
  );
}

/** Hashed files that exist in the pool with other content under the same name: browsers cache them for a year, so that must not happen. */
export function changedAssets(root: string, manifest: Manifest, hashes: Hashes): readonly Problem[] {
  const {pool} = placesOf(root);
  return (
    assetEntries(manifest)
      .filter(([file]) => !isCoded(file) && existsSync(path.join(pool, file)))
      // A file with the bytes of a release is only damaged in the pool, and will be replaced.
      .filter(([file, entry]) => !isInPool(root, file, entry, hashes) && !hashes.get(file)?.has(entry.sha256))
      .map(([file]) => ({
        plugin: 'deploy',
        file: `${ASSETS}/${file}`,
        message: CHANGED_ASSET + (hashes.has(file) ? '.' : `, or delete ${path.join(pool, file)} if it is damaged.`),
      }))
  );
}

/** Adds the hashed files of a build that the pool lacks, and replaces those that are damaged there. */
export function addAssets(
  root: string,
  build: string,
  manifest: Manifest,
  hashes: Hashes,
  report: (step: string) => void,
): void {
  const {pool, partial} = placesOf(root);
  for (const [file, entry] of assetEntries(manifest)) {
    if (isInPool(root, file, entry, hashes)) continue;
    report(`add ${ASSETS}/${file}`);
    const content = readAsWritten(build, `${ASSETS}/${file}`, entry);
    writeWhole(path.join(pool, file), content, path.join(partial.pool, path.basename(file)));
  }
}

/** Records, as the modification time of hashed files, that they were live until now. */
export function markLive(root: string, assets: readonly string[], now: Date): void {
  const places = assets.map((file) => path.join(placesOf(root).pool, file));
  places.filter(existsSync).forEach((file) => utimesSync(file, now, now));
}

/** Removes the folders of a removed file that are empty now. */
function removeEmptyFolders(pool: string, file: string): void {
  for (
    let folder = path.dirname(file);
    folder !== pool && readdirSync(folder).length === 0;
    folder = path.dirname(folder)
  )
    rmdirSync(folder);
}

/** Removes hashed files of earlier releases that no release contains and that were last live too long ago. */
export function expireAssets(root: string, now: Date): void {
  const {pool} = placesOf(root);
  const needed = neededAssets(root);
  for (const file of [...ownAssets(root)].filter((own) => !needed.has(own)).map((own) => path.join(pool, own))) {
    const found = statSync(file, {throwIfNoEntry: false});
    if (!found?.isFile() || found.mtimeMs >= oldestKept(now)) continue;
    rmSync(file);
    removeEmptyFolders(pool, file);
  }
}
