import {createHash, randomUUID} from 'crypto';
import {mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync} from 'fs';
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
 * Writes a file that begins with a hash, and puts it in place when it is complete; whatever has its name is removed.
 *
 * @throws NodeJS.ErrnoException when it cannot be written; nothing is left of it then
 */
export function writeWhole(file: string, content: Uint8Array): void {
  const incomplete = `${file}.${randomUUID()}`;
  mkdirSync(path.dirname(file), {recursive: true});
  try {
    writeFileSync(incomplete, Buffer.concat([hashOf(file, content), content]));
    rmSync(file, {recursive: true, force: true});
    renameSync(incomplete, file);
  } catch (error) {
    rmSync(incomplete, {force: true});
    throw error;
  }
}
