import {createHash} from 'crypto';
import {existsSync, readFileSync, writeFileSync} from 'fs';

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Bytes of a hash. */
const HASH_LENGTH = 32;

/** What writeWhole wrote; nothing where the file is missing, is being written, or was cut off when a build was killed. */
export function readWhole(file: string): Buffer | undefined {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const content = bytes.subarray(HASH_LENGTH);
  return sha256(content).equals(bytes.subarray(0, HASH_LENGTH)) ? content : undefined;
}

/** Writes a file that begins with the hash of the rest. */
export const writeWhole = (file: string, content: Uint8Array): void =>
  writeFileSync(file, Buffer.concat([sha256(content), content]));
