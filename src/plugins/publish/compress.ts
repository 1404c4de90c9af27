import {once} from 'events';
import {readFileSync, writeFileSync} from 'fs';
import {availableParallelism} from 'os';
import path from 'path';
import {Worker} from 'worker_threads';
import type {Store} from '../store';
import {CODINGS, COMPACT_FORMATS, formatOf, isHashed} from '../../../deploy/serve/rules';

/** Files up to this size fit into one packet, so that compressing them saves no time; in bytes. */
const MIN_BYTES = 1024;

/**
 * brotli quality. Hashed files are few and seldom change, so they get the best one. It would make pages only 2 % smaller and take three
 * times as long. Pages of a large site are 8 % larger, 1 KB for a plain one: 10 would take a third of its build.
 */
const QUALITY = {hashed: 11, page: 10, pageOfMany: 6, other: 8} as const;
const GZIP = 0;

/** A site with more pages is large. */
const MANY = 200;

const isPage = (file: string): boolean => formatOf(file) === 'html';

function qualityOf(file: string, isLarge: boolean): number {
  if (isHashed(`/${file}`)) return QUALITY.hashed;
  if (!isPage(file)) return QUALITY.other;
  return isLarge ? QUALITY.pageOfMany : QUALITY.page;
}

/** A thread, started when there is something to compress: the asynchronous functions of Node make the main thread collect its garbage for each file. */
class Thread {
  private worker?: Worker;

  async compress(bytes: Uint8Array, quality: number): Promise<Uint8Array> {
    this.worker ??= new Worker(require.resolve('./compress-thread.mjs'));
    this.worker.postMessage({bytes, quality});
    const [compressed] = (await once(this.worker, 'message')) as [Uint8Array];
    return compressed;
  }

  async end(): Promise<void> {
    await this.worker?.terminate();
  }
}

async function compressFile(store: Store, target: string, quality: number, thread: Thread): Promise<void> {
  const bytes = readFileSync(target);
  if (bytes.length < MIN_BYTES) return;
  writeFileSync(target + CODINGS.br, await store.bytes('br', [String(quality), bytes], () => thread.compress(bytes, quality)));
  writeFileSync(target + CODINGS.gzip, await store.bytes('gzip', [bytes], () => thread.compress(bytes, GZIP)));
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
  const isLarge = files.filter(isPage).length > MANY;
  const work = async () => {
    const thread = new Thread();
    for (const file of queue) await compressFile(store, path.join(folder, file), qualityOf(file, isLarge), thread);
    await thread.end();
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
}
