import {createServer} from 'net';
import type {AddressInfo, Server} from 'net';

/** Loopback only: the server is meant for use on the same computer. `localhost` is both addresses, and browsers choose. */
const [IPV4, IPV6] = ['127.0.0.1', '::1'];

/** Listens on one address. Rejects with the system's error. */
function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

const lacksIPv6 = (error: unknown): boolean =>
  ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Makes a server listen on loopback, by IPv6 too where the system has it.
 *
 * @param port 0 lets the system choose one
 * @returns the port
 * @throws the system's error when the port is not available, e.g. EADDRINUSE
 */
export async function listen(server: Server, port: number): Promise<number> {
  await listenOn(server, port, IPV4);
  const {port: actual} = server.address() as AddressInfo;
  const second = createServer((socket) => server.emit('connection', socket));
  server.once('close', () => second.close());
  try {
    await listenOn(second, actual, IPV6);
  } catch (error) {
    if (!lacksIPv6(error)) {
      server.close();
      throw error;
    }
  }
  return actual;
}
