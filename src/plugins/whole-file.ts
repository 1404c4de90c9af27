import {createHash} from 'crypto';
import {existsSync, readFileSync, renameSync, writeFileSync} from 'fs';

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Bytes of a hash. */
const HASH_LENGTH = 32;

/** What writeWhole wrote; nothing where the file is missing, or was cut off when the machine stopped. */
export function readWhole(file: string): Buffer | undefined {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const content = bytes.subarray(HASH_LENGTH);
  return sha256(content).equals(bytes.subarray(0, HASH_LENGTH)) ? content : undefined;
}

/** Writes a file with its hash, under another name at first, so that no other process sees a part of it. */
export function writeWhole(file: string, content: Uint8Array): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, Buffer.concat([sha256(content), content]));
  renameSync(part, file);
}
