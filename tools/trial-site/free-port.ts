import {createServer} from 'net';

/** Below what systems give to connections and to servers without a port of their own: none of them takes a port between this and its use. */
const FIRST = 20_000;
/** What one process goes through before it begins anew. */
const SHARE = 100;

const worker = Number(process.env.TEST_WORKER_INDEX ?? 0) % SHARE;
let given = 0;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port of this computer that is free now, and that no other worker of the tests is given. */
export async function freePort(): Promise<number> {
  const port = FIRST + worker * SHARE + (given++ % SHARE);
  return (await isFree(port)) ? port : freePort();
}
