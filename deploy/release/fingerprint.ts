import {createHash} from 'crypto';
import {readFileSync} from 'fs';
import path from 'path';
import {listFiles} from '../serve/list-files';

/** SHA-256 in lower-case hexadecimal digits. */
export const sha256 = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex');

/** SHA-256 of each file of a folder by its relative path, sorted by path. */
export function fingerprints(folder: string): ReadonlyMap<string, string> {
  const files = [...listFiles(folder)].sort();
  return new Map(files.map((file) => [file, sha256(readFileSync(path.join(folder, file)))]));
}

/** Files that are missing in one of two builds or differ between them. */
export function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file)).sort();
}
