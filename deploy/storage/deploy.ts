import {throwProblems} from '../../contract';
import type {Problem} from '../../contract';
import {CHANGED_ASSET} from '../release/asset-pool';
import {buildId, manifestProblems, readManifest} from '../release/manifest';
import {buildObjects, recordOf} from './build-objects';
import type {BuildObjects} from './build-objects';
import {assertSame, isSame} from './compare';
import {whileLocked} from './lock';
import {explaining, makeLive, UNCHANGED} from './make-live';
import type {Session, StorageRun} from './make-live';
import {folderOf, inReleases, STATE_FILE} from './places';
import {removeOld} from './remove-old';
import {readState, storedObjects} from './state';
import type {Objects, Release, State} from './state';
import type {Listing, Storage} from './storage';
import {upload} from './upload';

/** Hashed files that an earlier release has with different content: browsers cache them for a year, so that must not happen. */
function changedAssets(assets: Objects, {releases}: State): readonly Problem[] {
  const earlier = Object.values(releases).map((release) => release.assets);
  return Object.keys(assets)
    .filter((key) => earlier.some((known) => key in known && !isSame(assets[key], known[key])))
    .map((key) => ({plugin: 'deploy', file: key, message: `${CHANGED_ASSET}.`}));
}

/** Prevents another site from being overwritten by mistake. */
function assertIsFree({target}: Storage, listing: Listing): void {
  if (!listing.has('index.html')) return;
  throw new Error(
    `[deploy] ${target}: it has an index.html, but no deployment of this command. Nothing was changed. Choose an empty bucket or prefix. ` +
      'If this command is to replace these files from now on, mark them as a deployment: ' +
      `\`echo {} | rclone rcat ${target}/${inReleases(STATE_FILE)}\`.`,
  );
}

/** Uploads a release without changing what is live, compares it, and returns it in the form of the state. */
async function addRelease(
  {storage, report, now}: Session,
  objects: BuildObjects,
  id: string,
  {live, releases}: State,
  before: Listing,
): Promise<Release> {
  await upload(storage, objects.assets, '', before, report);
  for (const [part, found] of objects.parts.entries()) await upload(storage, found, folderOf(id, part), before, report);
  report('compare the uploaded files with the build');
  const replaced = live === id ? releases[id].before : live;
  const release = {
    deployedAt: now.toISOString(),
    ...(replaced && {before: replaced}),
    assets: recordOf(objects.assets),
    parts: objects.parts.map(recordOf),
  };
  assertSame(storedObjects(id, release), await storage.list(), `${UNCHANGED} Run the command again.`);
  return release;
}

/**
 * Makes a build the live site in object storage. Pages change after everything that they refer to is there; after an interruption at any
 * point each page is complete, and the next run continues. Deploying the same build again creates no second release.
 *
 * @param storage the target, by `openStorage`
 * @param build the build folder
 * @returns id of the release
 * @throws ProblemsError when files of the build differ from its manifest, before anything is changed, or when the bucket does not have what
 * was uploaded; an error when rclone fails, or when another deployment or rollback is running
 */
export async function deployToStorage(storage: Storage, build: string, run: StorageRun): Promise<string> {
  const manifest = readManifest(build);
  throwProblems(manifestProblems(build, manifest));
  const [objects, id] = [buildObjects(build, manifest), buildId(manifest)];
  await explaining(storage, UNCHANGED, () =>
    whileLocked(storage, run.settling, async (lock) => {
      const session = {storage, lock, now: new Date(), ...run};
      const listing = await storage.list();
      const found = await readState(storage);
      if (!found) assertIsFree(storage, listing);
      const state = found ?? {releases: {}, lastLive: {}};
      throwProblems(changedAssets(recordOf(objects.assets), state));
      const release = await addRelease(session, objects, id, state, listing);
      const live = await makeLive(session, {...state, releases: {...state.releases, [id]: release}}, id);
      await explaining(storage, `${id} is live. What is old could not be removed; the next deployment does that.`, () =>
        removeOld(session, live),
      );
    }),
  );
  return id;
}
