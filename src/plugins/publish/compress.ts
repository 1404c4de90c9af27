import {readFile, writeFile} from 'fs/promises';
import path from 'path';
import {promisify} from 'util';
import {brotliCompress, constants, gzip} from 'zlib';
import type {Store} from '../store';
import {CODINGS, COMPACT_FORMATS, formatOf, isHashed} from '../../../deploy/serve/rules';

/** Files up to this size fit into one packet, so that compressing them saves no time; in bytes. */
const MIN_BYTES = 1024;

/**
 * brotli quality. Hashed files are few and seldom change, so they get the best one. It would make pages only 2 % smaller and take three
 * times as long; 9 would make them 5 % larger, and save 30 ms of a plain page.
 */
const QUALITY = {hashed: 11, page: 10, other: 9} as const;

/** Number of files compressed at once: as many as Node has threads for it. */
const WORKERS = 4;

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length};
  return promisify(brotliCompress)(bytes, {params});
}

function qualityOf(file: string): number {
  if (isHashed(`/${file}`)) return QUALITY.hashed;
  return formatOf(file) === 'html' ? QUALITY.page : QUALITY.other;
}

async function compressFile(store: Store, folder: string, file: string): Promise<void> {
  const target = path.join(folder, file);
  const bytes = await readFile(target);
  if (bytes.length < MIN_BYTES) return;
  const quality = qualityOf(file);
  await writeFile(target + CODINGS.br, await store.bytes('br', [String(quality), bytes], () => brotli(bytes, quality)));
  await writeFile(target + CODINGS.gzip, await store.bytes('gzip', [bytes], () => promisify(gzip)(bytes)));
}

/**
 * Writes the compressed forms of files beside them: `a.js.br`, `a.js.gz`. Small files and compact formats are left out.
 *
 * @param store keeps them from build to build
 * @param folder the build folder
 * @param files paths relative to it, with forward slashes
 */
export async function compress(store: Store, folder: string, files: readonly string[]): Promise<void> {
  const queue = files.filter((file) => !COMPACT_FORMATS.includes(formatOf(file))).values();
  const work = async () => {
    for (const file of queue) await compressFile(store, folder, file);
  };
  await Promise.all(Array.from({length: WORKERS}, work));
}
