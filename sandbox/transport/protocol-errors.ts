import {STATUS_CODES} from 'http';
import type {Server} from 'http';
import type {Duplex} from 'stream';
import * as words from '../../contract/words';

type Answer = readonly [status: number, error: string];

const METHOD_UNKNOWN: Answer = [405, words.sandbox.protocol.connect];
const BROKEN: Answer = [400, words.sandbox.protocol.broken];
/** Responses to malformed or incomplete requests, by Node's error code. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, words.sandbox.protocol.late],
  HPE_HEADER_OVERFLOW: [431, words.sandbox.protocol.headers],
  HPE_INVALID_METHOD: [400, words.sandbox.protocol.method],
};

function refuse(socket: Duplex, [status, error]: Answer): void {
  const body = JSON.stringify({error});
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/**
 * Makes a server respond to malformed and incomplete HTTP requests.
 *
 * @param print receives a line about each
 */
export function answerProtocolErrors(server: Server, print: (line: string) => void): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = ANSWERS[error.code ?? ''] ?? BROKEN;
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    refuse(socket, answer);
    print(words.interpolate(words.sandbox.protocol.closed, {status: answer[0], error: answer[1]}));
  });
  server.on('connect', (_request, socket) => refuse(socket, METHOD_UNKNOWN));
}
