import {existsSync} from 'fs';
import path from 'path';
import {whileLocked} from './lock';
import {currentRelease, placesOf, readRecord, releasesOf, removeHalfMade} from './root';
import {switchTo} from './switch';
import type {Run} from './switch';

function targetOf(root: string, wanted: string | undefined): string {
  const live = currentRelease(root);
  if (!live)
    throw new Error(`[rollback] ${root}: there is no live release. Expected the folder of a deployment. Name that.`);
  const known = releasesOf(root);
  const target = wanted ?? readRecord(root, live).before;
  if (target && known.includes(target)) return target;
  const wrong = target ? `there is no release ${target}` : `${live} is the first release`;
  throw new Error(
    `[rollback] ${root}: ${wrong}. Known are ${known.join(', ')}; ${live} is live. Name one of the others.`,
  );
}

function assertHasAssets(root: string, id: string): void {
  const missing = readRecord(root, id).assets.filter((file) => !existsSync(path.join(placesOf(root).pool, file)));
  if (missing.length === 0) return;
  throw new Error(
    `[rollback] ${id}: its hashed files are gone: ${missing.join(', ')}. Build its commit again and deploy that.`,
  );
}

/**
 * Makes an earlier release the live site again. As after a deployment, open pages of the replaced release keep their scripts.
 *
 * @param root folder of the deployment on the server
 * @param wanted id of the release; by default the one that was live before the live one
 * @returns id of the release that is live now
 * @throws when there is no such release, when it is incomplete, or when another deployment or rollback is running
 */
export async function rollback(root: string, wanted: string | undefined, run: Run): Promise<string> {
  targetOf(root, wanted);
  return whileLocked(placesOf(root).lock, () => {
    removeHalfMade(root);
    const id = targetOf(root, wanted);
    assertHasAssets(root, id);
    switchTo(root, id, run);
    return id;
  });
}
