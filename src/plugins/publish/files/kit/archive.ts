import {createHash} from 'crypto';
import {zipSync} from 'fflate';

/** Files by their path in the kit, with forward slashes. */
export type Files = Readonly<Record<string, string>>;

const SUMS = 'SHA256SUMS';
/** The earliest time that a ZIP archive can contain, instead of the build's time. It is a local time, as ZIP has no time zones. */
const NO_TIME = new Date(1980, 0, 1);

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

const sumsText = (files: Files): string =>
  Object.keys(files)
    .sort()
    .map((file) => `${sha256(files[file])}  ${file}\n`)
    .join('');

/** A ZIP archive of the files with their checksums, reproducible. */
export function archive(files: Files): Uint8Array {
  const all: Files = {...files, [SUMS]: sumsText(files)};
  const entries = Object.keys(all)
    .sort()
    .map((file) => [file, Buffer.from(all[file], 'utf8')] as const);
  return zipSync(Object.fromEntries(entries), {mtime: NO_TIME});
}
