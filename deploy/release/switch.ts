import {execSync} from 'child_process';
import {mkdirSync, renameSync, rmSync, symlinkSync} from 'fs';
import path from 'path';
import {expireAssets, markLive} from './asset-pool';
import {renameToDisk, toDisk} from './durable';
import {examineReleases} from './record';
import type {Report} from './release';
import {assetsOfRelease} from './release-files';
import {currentRelease, linkOf, placesOf, RELEASES_KEPT} from './root';

/** Options of a deployment or rollback. */
export type Run = {
  readonly report: Report;
  /** Command that makes the web server reload its configuration; none if the server does not use the release's configuration. */
  readonly reload?: string;
  readonly now?: Date;
};

/** Makes `current` a link with this target, or removes it. */
function pointTo(root: string, target: string | undefined): void {
  const {current, partial} = placesOf(root);
  if (target === undefined) {
    rmSync(current);
    toDisk(root);
    return;
  }
  symlinkSync(target, partial.current);
  renameToDisk(partial.current, current);
}

/**
 * Makes a release the live one by an atomic rename, and reloads the web server.
 *
 * @throws when the reload fails: then `current` is what it was before, or missing if it was missing
 */
export function switchTo(root: string, id: string, {report, reload, now = new Date()}: Run): void {
  const before = currentRelease(root);
  const link = linkOf(root);
  if (before !== id) {
    if (before) markLive(root, assetsOfRelease(root, before), now);
    report(`switch to ${id}`);
    pointTo(root, path.relative(root, placesOf(root).release(id)));
  }
  if (!reload) return;
  report(reload);
  try {
    execSync(reload, {stdio: ['ignore', 'inherit', 'inherit']});
  } catch {
    if (before !== id) pointTo(root, link);
    throw new Error(
      `[deploy] "${reload}" failed, so ${before ?? 'no release'} is live as before. Fix what it says above, then run this again.`,
    );
  }
}

/** Reports entries of `releases/` that are not releases, which are never changed. */
export function reportOtherEntries(root: string, {report}: Run): void {
  for (const {name, reason} of examineReleases(root).strange) report(`leave releases/${name} alone: ${reason}`);
}

/** Removes expired releases and hashed files. */
export function removeOld(root: string, {report, now = new Date()}: Run): void {
  const {release, partial} = placesOf(root);
  const live = currentRelease(root);
  const old = examineReleases(root).known.filter(({id}, place) => place >= RELEASES_KEPT && id !== live);
  for (const {id} of old) {
    report(`remove release ${id}`);
    // From there the next run completes an interrupted removal.
    mkdirSync(partial.releases, {recursive: true});
    renameSync(release(id), path.join(partial.releases, id));
    rmSync(path.join(partial.releases, id), {recursive: true});
  }
  report('remove hashed files that were kept for long enough');
  expireAssets(root, now);
}
