import {existsSync, lstatSync, readdirSync} from 'fs';
import {throwProblems} from '../../contract';
import {addAssets, assetsOf, changedAssets} from './asset-pool';
import {whileLocked} from './lock';
import {buildId, manifestProblems, readManifest} from './manifest';
import {makeRelease} from './release';
import {currentRelease, placesOf, prepareRoot, readRecord, releasesOf, removeHalfMade, writeRecord} from './root';
import {removeOld, switchTo} from './switch';
import type {Run} from './switch';

/** Prevents a folder with other content from being used as a deployment folder by mistake. */
function assertIsRoot(root: string): void {
  const {current, releases} = placesOf(root);
  const strange = existsSync(root) && readdirSync(root).length > 0 && !existsSync(releases);
  const blocked = lstatSync(current, {throwIfNoEntry: false})?.isSymbolicLink() === false;
  if (strange || blocked) {
    const found = blocked ? 'its "current" is not a symbolic link' : 'it has files, but no "releases" folder';
    throw new Error(
      `[deploy] ${root}: ${found}. Expected an empty or missing folder, or one of earlier deployments. Choose another one.`,
    );
  }
}

function record(root: string, build: string, id: string, {report, now = new Date()}: Run): void {
  const live = currentRelease(root);
  const before = live === id ? readRecord(root, id).before : live;
  const entry = {deployedAt: now.toISOString(), ...(before && {before}), assets: assetsOf(build)};
  if (releasesOf(root).includes(id)) writeRecord(root, id, entry);
  else makeRelease(root, build, id, entry, report);
}

/**
 * Makes a build the live site. After an interruption at any point, the old site is complete and live, and the next run removes incomplete
 * files. Deploying the same build again creates no second release.
 *
 * @param root folder of the deployment on the server; its `current` is the live release
 * @param build the build folder
 * @returns id of the release
 * @throws ProblemsError when files of the build differ from its manifest, before anything is changed; an error when another deployment or rollback is running
 */
export async function deploy(root: string, build: string, run: Run): Promise<string> {
  throwProblems(manifestProblems(build));
  assertIsRoot(root);
  prepareRoot(root);
  return whileLocked(placesOf(root).lock, () => {
    removeHalfMade(root);
    throwProblems(changedAssets(root, build));
    const id = buildId(readManifest(build));
    try {
      addAssets(root, build, run.report);
      record(root, build, id, run);
      switchTo(root, id, run);
    } finally {
      removeHalfMade(root);
    }
    removeOld(root, run);
    return id;
  });
}
