import {createServer} from 'net';

/** Below the port ranges that systems assign dynamically, so that nothing takes a port between this check and its use. */
const FIRST = 20_000;
/** Number of ports for one process. */
const SHARE = 100;

const worker = Number(process.env.TEST_WORKER_INDEX ?? 0) % SHARE;
let given = 0;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port of this computer that is free now, and that no other test worker gets. */
export async function freePort(): Promise<number> {
  const port = FIRST + worker * SHARE + (given++ % SHARE);
  return (await isFree(port)) ? port : freePort();
}
