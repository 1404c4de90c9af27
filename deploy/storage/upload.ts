import {copyFileSync, mkdirSync, mkdtempSync, rmSync} from 'fs';
import {tmpdir} from 'os';
import path from 'path';
import type {Report} from '../release/release';
import type {BuildObject} from './build-objects';
import {isSame} from './compare';
import type {Listing, Storage} from './storage';

/** Objects by their headers, which one run of rclone sets for all. */
function batches(objects: readonly BuildObject[]): Iterable<readonly BuildObject[]> {
  const found = new Map<string, BuildObject[]>();
  for (const object of objects) {
    const name = JSON.stringify(object.headers);
    found.set(name, [...(found.get(name) ?? []), object]);
  }
  return found.values();
}

/** Copies files into a new folder under their keys, and passes it on; rclone cannot rename files while it uploads them. */
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
 * Uploads the objects that a listing lacks, or has with another content, so that an interrupted upload is continued.
 *
 * @param objects of which no key is a folder of another one
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
