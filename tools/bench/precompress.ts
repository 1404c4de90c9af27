import {cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync} from 'fs';
import {tmpdir} from 'os';
import path from 'path';
import {promisify} from 'util';
import {brotliCompress} from 'zlib';
import {listFiles} from '../../deploy/serve/list-files';

const compress = promisify(brotliCompress);

/** Files that a browser loads and that compress well. */
const TEXT = /\.(html|js|mjs|css|json|svg|xml|webmanifest)$/;

/** Files compressed at once: the number of threads in Node's pool. */
const AT_A_TIME = 4;

/** Bytes of `content` after brotli at its highest level. */
export async function brotliBytes(content: string | Buffer): Promise<number> {
  return (await compress(content)).length;
}

/** Writes a brotli file beside every text file of a built site that has none. */
async function precompress(folder: string): Promise<void> {
  const files = listFiles(folder)
    .map((file) => path.join(folder, file))
    .filter((file) => TEXT.test(file) && !existsSync(`${file}.br`));
  const compressNext = async (): Promise<void> => {
    for (let file = files.pop(); file; file = files.pop())
      writeFileSync(`${file}.br`, await compress(readFileSync(file)));
  };
  await Promise.all(Array.from({length: AT_A_TIME}, compressNext));
}

/**
 * Copies a built site and compresses the copy.
 *
 * @returns the folder of the copy, which the caller removes
 */
export async function precompressedCopy(folder: string): Promise<string> {
  const copy = mkdtempSync(path.join(tmpdir(), 'precompressed-'));
  cpSync(folder, copy, {recursive: true});
  await precompress(copy);
  return copy;
}
