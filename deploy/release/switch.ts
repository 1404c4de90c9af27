import {execSync} from 'child_process';
import {renameSync, rmSync, symlinkSync} from 'fs';
import path from 'path';
import {expireAssets, markLive} from './asset-pool';
import {PARTIAL, renameToDisk} from './durable';
import type {Report} from './release';
import {currentRelease, placesOf, readRecord, releasesOf, RELEASES_KEPT} from './root';

/** Options of a deployment or rollback. */
export type Run = {
  readonly report: Report;
  /** Command that makes the web server reload its configuration; none if the server does not use the release's configuration. */
  readonly reload?: string;
  readonly now?: Date;
};

function pointTo(root: string, id: string): void {
  const {current, release} = placesOf(root);
  symlinkSync(path.relative(root, release(id)), current + PARTIAL);
  renameToDisk(current + PARTIAL, current);
}

/**
 * Makes a release the live one by an atomic rename, and reloads the web server.
 *
 * @throws when the reload fails: then the previous release is live again
 */
export function switchTo(root: string, id: string, {report, reload, now = new Date()}: Run): void {
  const before = currentRelease(root);
  if (before !== id) {
    if (before) markLive(root, readRecord(root, before).assets, now);
    report(`switch to ${id}`);
    pointTo(root, id);
  }
  if (!reload) return;
  report(reload);
  try {
    execSync(reload, {stdio: ['ignore', 'inherit', 'inherit']});
  } catch {
    if (before && before !== id) pointTo(root, before);
    throw new Error(
      `[deploy] "${reload}" failed, so ${before ?? 'no release'} is live as before. Mend what it says above, then run this again.`,
    );
  }
}

/** Removes releases and hashed files whose time is over. */
export function removeOld(root: string, {report, now = new Date()}: Run): void {
  const live = currentRelease(root);
  releasesOf(root)
    .filter((id, place) => place >= RELEASES_KEPT && id !== live)
    .forEach((id) => {
      report(`remove release ${id}`);
      const folder = placesOf(root).release(id);
      // The suffix lets the next run complete a removal that is interrupted.
      renameSync(folder, folder + PARTIAL);
      rmSync(folder + PARTIAL, {recursive: true});
    });
  report('remove hashed files that were kept for long enough');
  expireAssets(root, new Set(releasesOf(root).flatMap((id) => readRecord(root, id).assets)), now);
}
