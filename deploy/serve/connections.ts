import type {IncomingMessage, Server, ServerOptions, ServerResponse} from 'http';
import type {Socket} from 'net';
import type {Limits} from './rules';

/** Limit of pending requests on one connection: Node parses further ones before the first is answered (RFC 9112, section 9.3.2). */
const OPEN_REQUESTS = 100;

/** Connection limits of `rules.ts` as Node's server options. */
export function connectionOptions({headerSeconds, idleSeconds, lineBytes, lines}: Limits): ServerOptions {
  return {
    maxHeaderSize: lineBytes * lines,
    headersTimeout: headerSeconds * 1000,
    requestTimeout: headerSeconds * 1000,
    connectionsCheckingInterval: (headerSeconds * 1000) / 2,
    keepAliveTimeout: idleSeconds * 1000,
  };
}

/**
 * Closes connections of clients that do not read: those that accept no data for some time, and those that keep sending requests. A client
 * that reads slowly keeps its connection, as Node restarts the timeout whenever the system accepts more of a response.
 */
export function limitConnections(server: Server, {sendSeconds}: Limits): void {
  const open = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: number) => {
    const requests = (open.get(socket) ?? 0) + change;
    open.set(socket, requests);
    return requests;
  };
  server.timeout = sendSeconds * 1000;
  server.prependListener('request', ({socket}: IncomingMessage, response: ServerResponse) => {
    response.on('close', () => count(socket, -1));
    if (count(socket, 1) > OPEN_REQUESTS) socket.destroy();
  });
}
