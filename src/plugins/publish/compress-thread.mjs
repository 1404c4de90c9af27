// The worker thread of compress.ts: receives bytes and a brotli quality, or 0 for gzip, and replies with the compressed bytes.
import {parentPort} from 'worker_threads';
import {brotliCompressSync, constants, gzipSync} from 'zlib';

parentPort.on('message', ({bytes, quality}) => {
  const params = {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length};
  parentPort.postMessage(quality ? brotliCompressSync(bytes, {params}) : gzipSync(bytes));
});
