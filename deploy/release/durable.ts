import {closeSync, copyFileSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync} from 'fs';
import path from 'path';

/** Ending of what is half made: the next run removes it. */
export const PARTIAL = '.partial';

/** Waits until a file or folder is on the disk, so that a power cut after a switch cannot leave an empty page. */
function toDisk(file: string): void {
  const descriptor = openSync(file, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Copies a file to the disk and makes the folders above it. */
export function copyToDisk(from: string, to: string): void {
  mkdirSync(path.dirname(to), {recursive: true});
  copyFileSync(from, to);
  toDisk(to);
}

/** Gives a file, folder or link its final name: whoever looks sees the old one or the new one, whole. */
export function renameToDisk(from: string, to: string): void {
  renameSync(from, to);
  toDisk(path.dirname(to));
}

/** Writes a text, or bytes, to the disk and makes the folders above it. */
export function writeToDisk(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
  toDisk(file);
}

/** Writes a text, or bytes, so that there is never half of it under the name. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  writeToDisk(file + PARTIAL, content);
  renameToDisk(file + PARTIAL, file);
}

/** Copies a file so that there is never half of it under the name. */
export function copyWhole(from: string, to: string): void {
  copyToDisk(from, to + PARTIAL);
  renameToDisk(to + PARTIAL, to);
}
