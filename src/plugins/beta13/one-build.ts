import {createHash} from 'crypto';
import {rmSync} from 'fs';
import {connect, createServer} from 'net';
import type {Server, Socket} from 'net';
import {tmpdir} from 'os';
import path from 'path';

/** Timeout in milliseconds for asking another build for its process id, e.g. a suspended one. */
const ANSWER = 5000;

/**
 * An address on which only one process can listen, and which the system frees when that process is killed: an abstract socket on Linux, a
 * named pipe on Windows. Elsewhere it is a file, which then remains without a listening process.
 */
function addressOf(siteDir: string): string {
  const name = `docusaurus-build-${createHash('sha256').update(siteDir).digest('hex').slice(0, 16)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), name);
}

function listen(address: string, onWaiting: (socket: Socket) => void): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer(onWaiting);
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server.unref()));
  });
}

/** Errors of a connection to a build that has ended. */
const ENDED = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'];

function untilFree(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    const report = (processId?: unknown) => {
      socket.removeAllListeners('data').removeAllListeners('timeout').resume();
      const who = processId === undefined ? '' : ` (process ${String(processId)})`;
      console.error(`[build] another build is at work in this folder${who}. This one begins when it ends.`);
    };
    socket
      .setTimeout(ANSWER)
      .once('timeout', report)
      .once('data', report)
      .once('error', (error: NodeJS.ErrnoException) => {
        // The file of a process that was killed.
        if (error.code === 'ECONNREFUSED' && path.isAbsolute(address)) rmSync(address, {force: true});
        if (!ENDED.includes(error.code ?? '')) reject(error);
      })
      .once('close', () => resolve());
  });
}

/**
 * Waits until no other build runs in the folder, or reports why that cannot be determined.
 *
 * @returns a function that lets the next build begin
 */
export async function beginBuild(siteDir: string): Promise<() => void> {
  const address = addressOf(siteDir);
  const waiting = new Set<Socket>();
  const onWaiting = (socket: Socket) => {
    waiting.add(socket.unref());
    socket.on('error', () => undefined).write(String(process.pid));
  };
  let server: Server | undefined;
  try {
    while (!(server = await listen(address, onWaiting))) await untilFree(address);
  } catch (error) {
    console.error(
      `[build] cannot find out whether another build is at work in this folder: ${(error as Error).message}. Run one at a time.`,
    );
  }
  return () => {
    server?.close();
    waiting.forEach((socket) => socket.destroy());
  };
}
