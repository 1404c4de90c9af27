import {readFile, writeFile} from 'fs/promises';
import path from 'path';
import {promisify} from 'util';
import {brotliCompress, constants, gzip} from 'zlib';
import {CODINGS, COMPACT_FORMATS, formatOf, isHashed} from '../../../deploy/serve/rules';

/** A file that fits into one packet arrives no sooner when it is smaller; in bytes. */
const MIN_BYTES = 1024;

/** Hashed files are few, and change seldom: they get the best that brotli has. Pages would lose another 8 %, at a twentieth of the speed. */
const QUALITY = {hashed: 11, other: 7} as const;

/** How many files are coded at once: as many as Node has threads for it. */
const WORKERS = 4;

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length};
  return promisify(brotliCompress)(bytes, {params});
}

async function compressFile(folder: string, file: string): Promise<void> {
  const target = path.join(folder, file);
  const bytes = await readFile(target);
  if (bytes.length < MIN_BYTES) return;
  await writeFile(target + CODINGS.br, await brotli(bytes, isHashed(`/${file}`) ? QUALITY.hashed : QUALITY.other));
  await writeFile(target + CODINGS.gzip, await promisify(gzip)(bytes));
}

/**
 * Writes the coded forms of files beside them: `a.js.br`, `a.js.gz`. Small files and those of compact formats have none.
 *
 * @param folder the build folder
 * @param files paths relative to it, with forward slashes
 */
export async function compress(folder: string, files: readonly string[]): Promise<void> {
  const queue = files.filter((file) => !COMPACT_FORMATS.includes(formatOf(file))).values();
  const work = async () => {
    for (const file of queue) await compressFile(folder, file);
  };
  await Promise.all(Array.from({length: WORKERS}, work));
}
