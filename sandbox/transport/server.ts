import {createServer} from 'http';
import type {IncomingMessage, Server, ServerResponse} from 'http';
import {requestEntry} from './journal';
import {refusalOf} from './loopback';
import {answerProtocolErrors} from './protocol-errors';
import {readBody} from './read-body';
import {bodyLimit} from './wire';
import type {WireAnswer, WireRequest} from './wire';
import * as words from '../../contract/words';

/** Milliseconds within which a client must send its request. */
const PATIENCE = 10_000;
/** Milliseconds for which a response waits for a client that is still sending. */
const LINGER = 1000;
/** Statuses whose responses have no Content-Length, as they have no body (RFC 9110, section 8.6). */
const BODYLESS = [204, 304];
/** Milliseconds between two checks for due tasks while the clock runs. */
const TICK = 200;

/** Answers requests. */
export type Simulator = {
  readonly answer: (request: WireRequest) => Promise<WireAnswer>;
  /** The simulated time for the log, milliseconds since the epoch. */
  readonly now: () => number;
  /** Runs due tasks, after each response. */
  readonly runDue?: () => Promise<void>;
  /** Whether its clock runs, so that tasks become due without a request. */
  readonly isRunning?: boolean;
};

export type SandboxOptions = {
  readonly simulator: Simulator;
  readonly print: (line: string) => void;
  /** Called with a bug of the sandbox and the request that caused it, after which the sandbox must stop. */
  readonly onBug: (error: unknown, request: string) => void;
  /** Milliseconds within which a client must send its request. */
  readonly patience?: number;
};

/** Receiver in the log of requests that are not for the platform. */
export const SANDBOX = words.sandbox.name;

type Sent = Pick<WireAnswer, 'status' | 'headers' | 'body'>;

const json = (status: number, body: unknown): Sent => ({
  status,
  headers: {'Content-Type': 'application/json; charset=utf-8'},
  body: JSON.stringify(body),
});

/** A request with its body; undefined when the client has disconnected. */
async function receive(request: IncomingMessage): Promise<WireRequest | undefined> {
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const read = await readBody(request, bodyLimit({headers})).catch(() => undefined);
  return (
    read && {
      method: request.method ?? '',
      target: request.url ?? '',
      headers,
      address: request.socket.remoteAddress ?? '',
      ...read,
    }
  );
}

/**
 * Sends a response. If the client is still sending, closing the connection would lose the response, so the rest of the request is
 * discarded first.
 */
function send(request: IncomingMessage, response: ServerResponse, {status, headers, body}: Sent): void {
  response.writeHead(status, {
    ...headers,
    ...(!BODYLESS.includes(status) && {'Content-Length': Buffer.byteLength(body)}),
    ...(!request.complete && {Connection: 'close'}),
  });
  response.write(body);
  const end = (): void => void response.end();
  if (request.complete) return end();
  request.once('close', end).resume();
  setTimeout(end, LINGER).unref();
}

/** Responds to a request, and writes its log line. */
async function answer(request: WireRequest, {simulator, print}: SandboxOptions): Promise<Sent> {
  const refusal = refusalOf(request.headers);
  const result: WireAnswer = refusal
    ? {...json(403, {error: refusal}), trace: {receiver: SANDBOX}}
    : await simulator.answer(request);
  print(requestEntry(simulator.now(), request, result));
  return result;
}

/**
 * Creates the server of the sandbox, which only responds to programs of this computer.
 *
 * @returns a server that does not listen yet; its `close` stops the simulator as well
 */
export function createSandbox(options: SandboxOptions): Server {
  const {simulator, print, onBug, patience = PATIENCE} = options;
  const runDue = (): void => {
    simulator.runDue?.().catch((error: unknown) => onBug(error, 'runDue'));
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const received = await receive(request);
    if (!received)
      return print(
        words.interpolate(words.sandbox.protocol.cutOff, {method: request.method ?? '', url: request.url ?? ''}),
      );
    response.once('close', runDue);
    send(request, response, await answer(received, options));
  }

  const timeouts = {
    headersTimeout: patience,
    requestTimeout: patience,
    connectionsCheckingInterval: Math.min(1000, patience),
  };
  const server = createServer(timeouts, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.once('close', () => onBug(error, `${request.method} ${request.url}`));
      send(request, response, json(500, {error: words.sandbox.protocol.stopped}));
    });
  });
  answerProtocolErrors(server, print);
  const ticks = simulator.isRunning ? setInterval(runDue, TICK).unref() : undefined;
  return server.once('close', () => clearInterval(ticks));
}
