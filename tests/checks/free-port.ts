import {once} from 'events';
import {createServer} from 'net';
import type {AddressInfo} from 'net';

/** A port of this computer that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
