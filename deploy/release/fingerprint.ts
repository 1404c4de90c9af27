import {createHash} from 'crypto';
import {readFileSync} from 'fs';
import path from 'path';
import {listFiles} from '../serve/list-files';

/** Length of a release id: enough to distinguish builds, and short enough to type. */
const ID_LENGTH = 12;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');

/** SHA-256 of each file of a folder by its relative path, sorted by path. */
export function fingerprints(folder: string): ReadonlyMap<string, string> {
  const files = [...listFiles(folder)].sort();
  return new Map(files.map((file) => [file, sha256(readFileSync(path.join(folder, file)))]));
}

/** Id of a build, a hash of its file names and contents. */
export function buildId(folder: string): string {
  const lines = [...fingerprints(folder)].map(([file, hash]) => `${hash} ${file}\n`);
  return sha256(lines.join('')).slice(0, ID_LENGTH);
}

/** Files that are missing in one of two builds or differ between them. */
export function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file)).sort();
}
