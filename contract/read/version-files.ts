import {existsSync, readFileSync, readdirSync} from 'fs';
import path from 'path';

/** The files of a docs version beside its pages and contracts, e.g. samples and signature vectors. */
export type VersionFiles = {
  /** Folder of the version relative to the site, e.g. `docs`. */
  readonly folder: string;
  /** Text of a file of the version, e.g. `_vectors/vectors.json`; undefined if there is no such file. */
  readonly read: (file: string) => string | undefined;
  /** Names in a folder of the version, sorted; empty if there is no such folder. */
  readonly list: (folder: string) => readonly string[];
};

/**
 * Opens the files of a docs version.
 *
 * @param folder folder of the version relative to the site, e.g. `docs`
 * @param noteRead receives the paths of all files that are read, relative to the site, including missing ones
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
