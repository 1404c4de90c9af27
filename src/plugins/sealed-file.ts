/** Files that begin with a hash of their name and content, by which a damaged, incomplete or renamed one is found. */
import {createHash} from 'crypto';
import {readFileSync, statSync} from 'fs';
import {mkdir, rm, writeFile} from 'fs/promises';
import path from 'path';

const HASH_LENGTH = 32;

/** Hash of the name and content of a file, so that the file is invalid under another name. */
const sealOf = (file: string, content: Uint8Array): Buffer =>
  createHash('sha256')
    .update(`${path.basename(file)}\0`)
    .update(content)
    .digest();

/** Reads a file that `writeWhole` wrote; undefined if it is missing, damaged, unreadable, or not a file. */
export function readWhole(file: string): Buffer | undefined {
  try {
    if (!statSync(file, {throwIfNoEntry: false})?.isFile()) return undefined;
    const bytes = readFileSync(file);
    const content = bytes.subarray(HASH_LENGTH);
    return sealOf(file, content).equals(bytes.subarray(0, HASH_LENGTH)) ? content : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes a file with a hash at its start, by which `readWhole` detects an incomplete file. Removes whatever has its name, without following
 * a link. Free space is not checked before, as a large site has ten thousand files.
 *
 * @throws NodeJS.ErrnoException if writing fails; the incomplete file is removed
 */
export async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const write = () => writeFile(file, Buffer.concat([sealOf(file, content), content]), {flag: 'wx'});
  try {
    await write();
  } catch {
    // Another build may have written the same result meanwhile.
    if (readWhole(file)) return;
    await mkdir(path.dirname(file), {recursive: true});
    await rm(file, {recursive: true, force: true});
    try {
      await write();
    } catch (error) {
      // Another build has begun to write the same result.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
      await rm(file, {force: true});
      throw error;
    }
  }
}
