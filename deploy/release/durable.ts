import {closeSync, copyFileSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync} from 'fs';
import path from 'path';

/** Suffix of incomplete files, which the next run removes. */
export const PARTIAL = '.partial';

/** Flushes a file or folder to the disk, so that a power cut after a switch cannot leave an empty page. */
function toDisk(file: string): void {
  const descriptor = openSync(file, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Copies a file, flushes it to the disk, and creates the folders above it. */
export function copyToDisk(from: string, to: string): void {
  mkdirSync(path.dirname(to), {recursive: true});
  copyFileSync(from, to);
  toDisk(to);
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

/** Writes text or bytes atomically: under the final name the file is never incomplete. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  writeToDisk(file + PARTIAL, content);
  renameToDisk(file + PARTIAL, file);
}

/** Copies a file atomically: under the final name it is never incomplete. */
export function copyWhole(from: string, to: string): void {
  copyToDisk(from, to + PARTIAL);
  renameToDisk(to + PARTIAL, to);
}
