import {readFileSync} from 'fs';
import {writeFile} from 'fs/promises';
import {availableParallelism} from 'os';
import path from 'path';
import {deserialize, serialize} from 'v8';
import {Worker} from 'worker_threads';
import type {Compiler} from 'webpack';
import type {Store} from '../store';
import {Thread} from '../thread';
import {CODINGS, formatOf, isCompressible, isHashed} from '../../../deploy/serve/rules';

/** Files up to this size, in bytes, fit into one packet, so that compressing them saves no time. */
const MIN_BYTES = 1024;

/**
 * Hashed files are few and rarely change. The best quality makes pages 2 % smaller in three times the time; for large sites even 10 takes a
 * third of a build.
 */
const QUALITY = {hashed: 11, page: 10, pageOfMany: 6, other: 8} as const;
const GZIP = 0;

const MANY = 200;

const isPage = (file: string): boolean => formatOf(file) === 'html';

function qualityOf(file: string, isLarge: boolean): number {
  if (isHashed(`/${file}`)) return QUALITY.hashed;
  if (!isPage(file)) return QUALITY.other;
  return isLarge ? QUALITY.pageOfMany : QUALITY.page;
}

/** A thread, as Node's asynchronous functions cause garbage collection in the main thread for each file. */
type Compressor = Thread<{readonly bytes: Uint8Array; readonly quality: number}, Uint8Array>;

const startCompressor = (): Compressor => new Thread(() => new Worker(require.resolve('./compress-thread.mjs')));

type File = {readonly file: string; readonly read: () => Uint8Array};

type Write = (file: string, compressed: Uint8Array) => Promise<void>;

async function compressFile(
  store: Store,
  {file, read}: File,
  quality: number,
  thread: Compressor,
  write: Write,
): Promise<void> {
  const bytes = read();
  if (bytes.length < MIN_BYTES) return;
  // One entry for both forms, as each file of the store takes half a millisecond.
  const forms = await store.bytes('compressed', [String(quality), bytes], async () =>
    serialize(await Promise.all([thread.ask({bytes, quality}), thread.ask({bytes, quality: GZIP})])),
  );
  const [br, gzip] = deserialize(forms) as readonly Uint8Array[];
  await Promise.all([write(file + CODINGS.br, br), write(file + CODINGS.gzip, gzip)]);
}

async function compressAll(store: Store, files: readonly File[], write: Write): Promise<void> {
  const queue = files.filter(({file}) => isCompressible(file)).values();
  const isLarge = files.filter(({file}) => isPage(file)).length > MANY;
  const work = async (thread: Compressor) => {
    for (const next of queue) await compressFile(store, next, qualityOf(next.file, isLarge), thread, write);
  };
  const threads = Array.from({length: availableParallelism()}, startCompressor);
  // Two files for each thread, so that it need not wait for the main thread to send the next one.
  await Promise.all([...threads, ...threads].map(work));
  await Promise.all(threads.map((thread) => thread.end()));
}

/** Writes the compressed forms beside the files: `a.js.br`, `a.js.gz`. */
export function compress(store: Store, folder: string, files: readonly string[]): Promise<void> {
  const read = (file: string) => () => readFileSync(path.join(folder, file));
  return compressAll(
    store,
    files.map((file) => ({file, read: read(file)})),
    (file, compressed) => writeFile(path.join(folder, file), compressed),
  );
}

/** Compresses the scripts while the pages are rendered; `compress` takes the results from the store. */
export function compressEarly(store: Store, compiler: Compiler): void {
  compiler.hooks.afterEmit.tap('publish', ({assets}) => {
    const scripts = Object.keys(assets).filter((file) => isHashed(`/${file}`) && formatOf(file) === 'js');
    const files = scripts.map((file) => ({file, read: () => readFileSync(path.join(compiler.outputPath, file))}));
    void compressAll(store, files, () => Promise.resolve());
  });
}
