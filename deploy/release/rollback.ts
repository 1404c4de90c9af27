import {existsSync} from 'fs';
import path from 'path';
import {throwProblems} from '../../contract';
import type {Problem} from '../../contract';
import {MANIFEST_FILE} from '../serve/rules';
import {isInPool} from './asset-pool';
import {whileLocked} from './lock';
import {difference, entryOf, manifestIn} from './manifest';
import {examineReleases, readRecord, releasesOf} from './record';
import {assetHashes, assetsOfRelease} from './release-files';
import {assertIsRoot, ASSETS, currentRelease, linkOf, placesOf} from './root';
import {reportOtherEntries, switchTo} from './switch';
import type {Run} from './switch';
import {explainErrors} from './system-error';

/** The message if there is no release to go back to. */
function noReleaseMessage(root: string, wanted: string | undefined): string {
  const live = currentRelease(root);
  const before = live && readRecord(root, live)?.before;
  const damaged = examineReleases(root).strange.find(({name}) => name === (wanted ?? before ?? live));
  if (damaged) return `releases/${damaged.name} cannot be used: ${damaged.reason}`;
  if (wanted) return `there is no release ${wanted}`;
  if (!live) return `"current" ${linkOf(root) ? `leads to ${linkOf(root)}, which is no release` : 'is missing'}`;
  return before ? `there is no release ${before} any more` : `${live} is the first release`;
}

function targetOf(root: string, wanted: string | undefined): string {
  const live = currentRelease(root);
  const known = releasesOf(root);
  if (known.length === 0) {
    throw new Error(`[rollback] ${root}: there is no live release. Expected the folder of a deployment. Name that.`);
  }
  const target = wanted ?? (live && readRecord(root, live)?.before);
  if (target && known.includes(target)) return target;
  throw new Error(
    `[rollback] ${root}: ${noReleaseMessage(root, wanted)}. Known are ${known.join(', ')}; ${live ?? 'none'} is live. Name one of the others.`,
  );
}

/** Missing or damaged files of a release. Releases of earlier versions have no manifest: only missing hashed files are found. */
function damages(root: string, id: string): readonly Problem[] {
  const {site, pool} = placesOf(root);
  const problem = (file: string, found: string): Problem => ({
    plugin: 'rollback',
    file: path.relative(root, file),
    message: `${found} The live site is as before. Deploy a build of this release's commit again, or name another release.`,
  });
  const manifest = manifestIn(site(id));
  if (!manifest) {
    const file = path.join(site(id), MANIFEST_FILE);
    if (existsSync(file)) return [problem(file, 'The file is damaged.')];
    const lost = assetsOfRelease(root, id).map((asset) => path.join(pool, asset));
    return lost.filter((asset) => !existsSync(asset)).map((asset) => problem(asset, 'It is missing.'));
  }
  const hashes = assetHashes(root);
  return Array.from(manifest).flatMap(([file, entry]) => {
    const isAsset = file.startsWith(`${ASSETS}/`);
    if (isAsset && isInPool(root, path.posix.relative(ASSETS, file), entry, hashes)) return [];
    const place = path.join(isAsset ? root : site(id), file);
    const found = difference(entryOf(place), entry);
    return found ? problem(place, found) : [];
  });
}

/**
 * Makes an earlier release the live site again. As after a deployment, open pages of the replaced release keep their scripts.
 *
 * @param root folder of the deployment on the server
 * @param wanted id of the release; by default the one that was live before the live one
 * @returns id of the release that is live now
 * @throws when there is no such release, when files of it are missing or damaged, when another deployment or rollback is running, or when
 * the system refuses something
 */
export function rollback(root: string, wanted: string | undefined, run: Run): Promise<string> {
  return explainErrors('rollback', root, async () => {
    assertIsRoot(root);
    targetOf(root, wanted);
    return whileLocked(root, () => {
      reportOtherEntries(root, run);
      const id = targetOf(root, wanted);
      throwProblems(damages(root, id));
      switchTo(root, id, run);
      return id;
    });
  });
}
