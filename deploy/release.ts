import {existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync} from 'fs';
import path from 'path';
import {listFiles} from '../server/static-site';
import {expireAssets, markLive} from './asset-pool';
import {copyToDisk, PARTIAL, renameToDisk, writeWhole} from './durable';
import {ASSETS, currentRelease, placesOf, readRecord, releasesOf, RELEASES_KEPT} from './root';
import type {ReleaseRecord} from './root';

/** What is told of each step before it is taken. */
export type Report = (step: string) => void;

const isSameFile = (one: string, other: string) => existsSync(other) && readFileSync(one).equals(readFileSync(other));

/**
 * Makes a whole release: the files of the build, and a link to the pool in place of its hashed files. Files that have not
 * changed since the live release are shared with it, and so keep the time by which browsers ask whether they have.
 */
export function makeRelease(root: string, build: string, id: string, record: ReleaseRecord, report: Report): void {
  const places = placesOf(root);
  const partial = places.release(id) + PARTIAL;
  const site = path.join(partial, 'site');
  const live = currentRelease(root);
  mkdirSync(site, {recursive: true});
  for (const file of listFiles(build).filter((name) => !name.startsWith(`${ASSETS}/`))) {
    report(`copy ${file}`);
    const target = path.join(site, file);
    const earlier = live && path.join(places.site(live), file);
    mkdirSync(path.dirname(target), {recursive: true});
    if (earlier && isSameFile(path.join(build, file), earlier)) linkSync(earlier, target);
    else copyToDisk(path.join(build, file), target);
  }
  symlinkSync(path.relative(places.site(id), places.pool), path.join(site, ASSETS));
  writeWhole(path.join(partial, path.basename(places.record(id))), JSON.stringify(record));
  report(`finish release ${id}`);
  renameToDisk(partial, places.release(id));
}

/** Makes a release the live one, in one step of the file system. */
export function switchTo(root: string, id: string, now: Date, report: Report): void {
  const {current, site} = placesOf(root);
  const live = currentRelease(root);
  if (live === id) return;
  if (live) markLive(root, readRecord(root, live).assets, now);
  report(`prepare the switch to ${id}`);
  symlinkSync(path.relative(root, site(id)), current + PARTIAL);
  report(`switch to ${id}`);
  renameToDisk(current + PARTIAL, current);
}

/** Removes releases and hashed files that have been kept for long enough. */
export function removeOld(root: string, now: Date, report: Report): void {
  const live = currentRelease(root);
  releasesOf(root)
    .filter((id, place) => place >= RELEASES_KEPT && id !== live)
    .forEach((id) => {
      report(`remove release ${id}`);
      const folder = placesOf(root).release(id);
      // Under this name a removal that is cut off goes on in the next run.
      renameSync(folder, folder + PARTIAL);
      rmSync(folder + PARTIAL, {recursive: true});
    });
  report('remove hashed files that were kept for long enough');
  expireAssets(root, new Set(releasesOf(root).flatMap((id) => readRecord(root, id).assets)), now);
}
