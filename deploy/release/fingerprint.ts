import {createHash} from 'crypto';
import {readFileSync} from 'fs';
import path from 'path';
import {listFiles} from '../serve/list-files';

/** Letters of a release's id: enough to tell builds apart, few enough to type. */
const ID_LENGTH = 12;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');

/** SHA-256 of each file of a folder by its relative path, in the order of the paths. */
export function fingerprints(folder: string): ReadonlyMap<string, string> {
  const files = [...listFiles(folder)].sort();
  return new Map(files.map((file) => [file, sha256(readFileSync(path.join(folder, file)))]));
}

/** Id of a build: the same bytes under the same names always have the same one. */
export function buildId(folder: string): string {
  const lines = [...fingerprints(folder)].map(([file, hash]) => `${hash} ${file}\n`);
  return sha256(lines.join('')).slice(0, ID_LENGTH);
}

/** Files that are not in both builds with the same bytes. */
export function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file)).sort();
}
