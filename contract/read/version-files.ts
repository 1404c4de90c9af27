import {existsSync, readFileSync, readdirSync} from 'fs';
import path from 'path';

/** Access to the files beside the pages and contracts of a docs version, e.g. samples and signature vectors. */
export type VersionFiles = {
  /** Folder of the version relative to the site, e.g. `docs`. */
  readonly folder: string;
  /** Text of a file of the version, e.g. `_vectors/vectors.json`; undefined if it does not exist. */
  readonly read: (file: string) => string | undefined;
  /** Sorted names in a folder of the version; empty if it does not exist. */
  readonly list: (folder: string) => readonly string[];
};

/**
 * Opens the files of a docs version.
 *
 * @param folder folder of the version relative to the site, e.g. `docs`
 * @param noteRead called with the path, relative to the site, of each file that is read, even if it does not exist
 */
export function openVersionFiles(
  siteDir: string,
  folder: string,
  noteRead: (file: string) => void = () => undefined,
): VersionFiles {
  const absolute = (name: string) => path.join(siteDir, folder, name);
  return {
    folder,
    read: (file) => {
      noteRead(`${folder}/${file}`);
      return existsSync(absolute(file)) ? readFileSync(absolute(file), 'utf8') : undefined;
    },
    list: (name) => (existsSync(absolute(name)) ? readdirSync(absolute(name)).sort() : []),
  };
}
