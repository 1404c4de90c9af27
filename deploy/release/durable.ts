import {closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync} from 'fs';
import path from 'path';

/** Suffix of incomplete files and folders. */
export const PARTIAL = '.partial';

/** Flushes a file or folder to the disk, so that a power cut after a switch cannot leave an empty page. */
export function toDisk(file: string): void {
  const descriptor = openSync(file, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Renames a file, folder or link to its final name atomically, and flushes that to the disk. */
export function renameToDisk(from: string, to: string): void {
  renameSync(from, to);
  toDisk(path.dirname(to));
}

/** Writes text or bytes, flushes them to the disk, and creates the folders above. */
export function writeToDisk(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
  toDisk(file);
}

/**
 * Writes text or bytes atomically: under the final name the file is never incomplete. Creates the folders above.
 *
 * @param partial the incomplete file, on the same file system
 */
export function writeWhole(file: string, content: string | Uint8Array, partial = file + PARTIAL): void {
  writeToDisk(partial, content);
  mkdirSync(path.dirname(file), {recursive: true});
  renameToDisk(partial, file);
}
