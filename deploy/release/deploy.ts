import {existsSync} from 'fs';
import path from 'path';
import {throwProblems} from '../../contract';
import {addAssets, changedAssets} from './asset-pool';
import {whileLocked} from './lock';
import {buildId, manifestProblems, readManifest} from './manifest';
import type {Manifest} from './manifest';
import {readRecord} from './record';
import type {ReleaseRecord} from './record';
import {makeRelease} from './release';
import {assetHashes, assetsOf, ownAssets} from './release-files';
import {assertIsRoot, currentRelease, placesOf, prepareRoot} from './root';
import {removeOld, reportOtherEntries, switchTo} from './switch';
import type {Run} from './switch';
import {explainErrors} from './system-error';

function recordOf(root: string, manifest: Manifest, id: string, {now = new Date()}: Run): ReleaseRecord {
  const live = currentRelease(root);
  const before = live === id ? readRecord(root, id)?.before : live;
  const assets = assetsOf(manifest);
  const earlier = [...ownAssets(root)].filter(
    (file) => !assets.includes(file) && existsSync(path.join(placesOf(root).pool, file)),
  );
  return {deployedAt: now.toISOString(), ...(before && {before}), assets, earlier};
}

function makeLive(root: string, build: string, manifest: Manifest, run: Run): string {
  reportOtherEntries(root, run);
  const hashes = assetHashes(root);
  throwProblems(changedAssets(root, manifest, hashes));
  const id = buildId(manifest);
  addAssets(root, build, manifest, hashes, run.report);
  makeRelease(root, {build, manifest, id, record: recordOf(root, manifest, id, run)}, run.report);
  switchTo(root, id, run);
  removeOld(root, run);
  return id;
}

/**
 * Makes a build the live site. After an interruption at any point, the old site is complete and live, and the next run removes incomplete
 * files. Deploying the same build again creates no second release, and repairs damaged files of its release.
 *
 * @param root folder of the deployment on the server; its `current` is the live release
 * @param build the build folder
 * @returns id of the release
 * @throws ProblemsError if files of the build differ from its manifest, before anything is changed; Error if another deployment or rollback
 * is running, or on a system error
 */
export function deploy(root: string, build: string, run: Run): Promise<string> {
  return explainErrors('deploy', root, async () => {
    const manifest = readManifest(build);
    throwProblems(manifestProblems(build, manifest));
    assertIsRoot(root);
    prepareRoot(root);
    return whileLocked(root, () => makeLive(root, build, manifest, run));
  });
}
