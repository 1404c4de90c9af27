/** Keys in the bucket: see deploy/README.md, section "Object storage". */

/** Folder of the releases, for rollbacks. Hidden, so that it is not served. */
export const RELEASES = '.releases';

/** State of the deployment, and the lock, both in the folder of the releases. */
export const STATE_FILE = 'deployment.json';
export const LOCK_FILE = 'lock.json';

export const inReleases = (name: string): string => `${RELEASES}/${name}`;

/** Folder of a part of a release, by its number. */
export const folderOf = (id: string, part: number): string => inReleases(`${id}/${part}`);
