import {createHash} from 'crypto';
import {mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'fs';
import path from 'path';

/** Bytes of a hash. */
const HASH_LENGTH = 32;

/** Hash of the content of a file and its name, so that a copy of another file does not match. */
const hashOf = (file: string, content: Uint8Array): Buffer =>
  createHash('sha256')
    .update(`${path.basename(file)}\0`)
    .update(content)
    .digest();

/**
 * Reads a file that `writeWhole` wrote.
 *
 * @returns nothing where the file is missing, damaged or cannot be read, or is no file
 */
export function readWhole(file: string): Buffer | undefined {
  try {
    if (!statSync(file, {throwIfNoEntry: false})?.isFile()) return undefined;
    const bytes = readFileSync(file);
    const content = bytes.subarray(HASH_LENGTH);
    return hashOf(file, content).equals(bytes.subarray(0, HASH_LENGTH)) ? content : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes a file that begins with a hash, by which `readWhole` knows whether it is complete. Whatever has its name is removed, and a link is not
 * followed. A large site has ten thousand of them, so that nothing is asked of the disk before it fails.
 *
 * @throws NodeJS.ErrnoException when it cannot be written; nothing is left of it then
 */
export function writeWhole(file: string, content: Uint8Array): void {
  const write = () => writeFileSync(file, Buffer.concat([hashOf(file, content), content]), {flag: 'wx'});
  try {
    write();
  } catch {
    mkdirSync(path.dirname(file), {recursive: true});
    rmSync(file, {recursive: true, force: true});
    try {
      write();
    } catch (error) {
      rmSync(file, {force: true});
      throw error;
    }
  }
}
