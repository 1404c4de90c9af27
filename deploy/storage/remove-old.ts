import {oldestKept} from '../release/asset-pool';
import {RELEASES_KEPT} from '../release/root';
import {isHashed} from '../serve/rules';
import type {Session} from './make-live';
import {inReleases, LOCK_FILE, RELEASES, STATE_FILE} from './places';
import {latestFirst, readState, writeState} from './state';
import type {State} from './state';
import type {Listing} from './storage';

/** Folders of releases that the state lacks: removed ones, and those of interrupted deployments. */
function unknownReleases({releases}: State, listing: Listing): readonly string[] {
  const names = [...listing.keys()].filter((key) => key.startsWith(`${RELEASES}/`)).map((key) => key.split('/')[1]);
  return [...new Set(names)].filter((name) => !(name in releases) && name !== STATE_FILE && name !== LOCK_FILE);
}

/**
 * Removes expired releases and hashed files. A hashed file of an interrupted deployment, which was never live, expires as if it had been
 * live now.
 *
 * @param listing the objects of the target
 */
export async function removeOld({storage, report, now}: Session, listing: Listing): Promise<void> {
  const state = await readState(storage);
  if (!state) return;
  const ids = latestFirst(state).filter((id, place) => place < RELEASES_KEPT || id === state.live);
  const releases = Object.fromEntries(ids.map((id) => [id, state.releases[id]]));
  const assets = [...listing.keys()].filter((key) => isHashed(`/${key}`));
  const lastLive = Object.fromEntries(assets.map((key) => [key, state.lastLive[key] ?? now.toISOString()]));
  const needed = new Set(Object.values(releases).flatMap((release) => Object.keys(release.assets)));
  const expired = assets.filter((key) => !needed.has(key) && Date.parse(lastLive[key]) < oldestKept(now));
  // First, so that after an interruption no release in the state lacks files.
  await writeState(storage, {...state, releases, lastLive});
  for (const id of unknownReleases({...state, releases}, listing)) {
    report(`remove release ${id}`);
    await storage.removeFolder(inReleases(id));
  }
  report('remove hashed files that were kept for long enough');
  await storage.remove(expired);
}
