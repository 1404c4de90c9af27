import {copyFileSync, mkdirSync, mkdtempSync, rmSync} from 'fs';
import {tmpdir} from 'os';
import path from 'path';
import type {Report} from '../release/release';
import type {BuildObject} from './build-objects';
import {isSame} from './compare';
import type {Listing, Storage} from './storage';

/** Groups objects by their headers, as rclone sets the same headers for all objects of a run. */
function batches(objects: readonly BuildObject[]): Iterable<readonly BuildObject[]> {
  const found = new Map<string, BuildObject[]>();
  for (const object of objects) {
    const name = JSON.stringify(object.headers);
    found.set(name, [...(found.get(name) ?? []), object]);
  }
  return found.values();
}

/** Copies files into a temporary folder under their keys for `use`, as rclone cannot rename files during an upload. */
async function inFolder(objects: readonly BuildObject[], use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  try {
    for (const {key, file} of objects) {
      mkdirSync(path.dirname(path.join(folder, key)), {recursive: true});
      copyFileSync(file, path.join(folder, key));
    }
    await use(folder);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/**
 * Uploads the objects that a listing lacks, or has with different content, which also continues an interrupted upload.
 *
 * @param objects no key of which is a prefix folder of another
 * @param folder folder of the target for them; an empty name is the target itself
 * @param listing of the target
 */
export async function upload(
  storage: Storage,
  objects: readonly BuildObject[],
  folder: string,
  listing: Listing,
  report: Report,
): Promise<void> {
  const at = (key: string) => (folder ? `${folder}/${key}` : key);
  const missing = objects.filter((object) => !isSame(object, listing.get(at(object.key))));
  for (const batch of batches(missing)) {
    const {headers} = batch[0];
    report(`upload ${batch.length} × ${headers.type}${folder && ` to ${folder}`}`);
    await inFolder(batch, (local) => storage.upload(local, folder, headers));
  }
}
