import {execSync} from 'child_process';
import type {Run} from '../release/switch';
import {assertSame} from './compare';
import type {Lock} from './lock';
import {folderOf} from './places';
import {RcloneError} from './rclone';
import {objectsOf, writeState} from './state';
import type {Release, State} from './state';
import type {Listing, Storage} from './storage';

/** Options of a deployment or rollback. `reload` is a command that purges the caches of the CDN. */
export type StorageRun = Run & {
  /** Milliseconds between taking the lock and relying on it; by default those of lock.ts. */
  readonly settling?: number;
};

/** Data of a deployment or rollback while it holds the lock. */
export type Session = StorageRun & {readonly storage: Storage; readonly lock: Lock; readonly now: Date};

export const UNCHANGED = 'The site is as it was before.';
const MIXED =
  'Files and pages were being replaced: some are old and some are new, and each page is complete, with its scripts and styles. ' +
  'Run the command again, which completes this; or `npm run rollback`.';

/** Adds the state of the site to the error of a run of rclone in `work`. */
export async function explaining<T>({target}: Storage, state: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RcloneError)) throw error;
    throw new Error(`[deploy] ${target}: ${state} ${error.message}`);
  }
}

/** Hashed files of a release with the time until which they were live. */
const stillLive = (release: Release | undefined, now: Date): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(release?.assets ?? {}).map((key) => [key, now.toISOString()]));

/** Runs the command of the user after the last page. */
function reloadCdn({report, reload}: Run, id: string): void {
  if (!reload) return;
  report(reload);
  try {
    execSync(reload, {stdio: ['ignore', 'inherit', 'inherit']});
  } catch {
    throw new Error(
      `[deploy] "${reload}" failed; ${id} is live in the storage. Fix what it says above, then run that command again.`,
    );
  }
}

/**
 * Makes a release live that is complete in the bucket: copies its files and then its pages within the storage, compares all of them, and
 * then removes objects that only earlier releases have, except hashed files.
 *
 * @returns the objects of the target
 * @throws Error if rclone fails, the lock is lost, or an object differs afterwards
 */
export async function makeLive(session: Session, state: State, id: string): Promise<Listing> {
  const {storage, lock, report, now} = session;
  const release = state.releases[id];
  const objects = objectsOf(release);
  await lock.assertHeld();
  report(`switch to ${id}`);
  const replaced = state.live === id ? undefined : state.releases[state.live ?? ''];
  await writeState(storage, {...state, live: id, lastLive: {...state.lastLive, ...stillLive(replaced, now)}});
  const listing = await explaining(storage, MIXED, async () => {
    for (const [number, part] of release.parts.entries()) {
      report(`copy part ${number + 1} of ${id}, ${Object.keys(part).length} objects`);
      await storage.copy(folderOf(id, number), '');
    }
    report('compare the site with the release');
    const found = await storage.list();
    assertSame(objects, found, MIXED);
    const old = Object.values(state.releases).flatMap(({parts}) => parts.flatMap(Object.keys));
    report('remove files that the release does not have');
    await storage.remove([...new Set(old)].filter((key) => found.has(key) && !(key in objects)));
    return found;
  });
  reloadCdn(session, id);
  return listing;
}
