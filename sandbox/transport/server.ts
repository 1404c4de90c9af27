import {createServer} from 'http';
import type {IncomingMessage, Server, ServerResponse} from 'http';
import {CONTROL_PREFIX, answerControl} from '../control/calls';
import {createDelivery} from './delivery';
import {attemptEntry, controlEntry, requestEntry} from './journal';
import {refusalOf} from './loopback';
import type {PlatformOptions} from '../platform/platform';
import {answerProtocolErrors} from './protocol-errors';
import {readBody} from './read-body';
import {openSessions} from '../platform/session';
import type {Sessions} from '../platform/session';
import {bodyLimit} from './wire';
import type {WireAnswer, WireRequest} from './wire';
import {sharedTables} from '../platform/world';

/** Milliseconds within which a client must send its request. */
const PATIENCE = 10_000;
/** Milliseconds for which a response waits for a client that is still sending. */
const LINGER = 1000;
/** Statuses whose answers tell no length, as they have no body (RFC 9110, section 8.6). */
const BODYLESS = [204, 304];
/** Milliseconds between two checks for due tasks while the clock runs. */
const TICK = 200;

export type SandboxOptions = Omit<PlatformOptions, 'deliver' | 'note'> & {
  /** Address to which all notifications are sent. */
  readonly notify: string;
  readonly print: (line: string) => void;
  /** Called with a bug of the sandbox and the request that caused it, after which the sandbox must stop. */
  readonly onBug: (error: unknown, request: string) => void;
  /** Milliseconds within which a client must send its request. */
  readonly patience?: number;
};

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

async function answer(request: WireRequest, sessions: Sessions, print: SandboxOptions['print']): Promise<Sent> {
  const {answer: answerPlatform, world} = sessions.current().platform;
  const refusal = refusalOf(request.headers);
  if (refusal) {
    print(controlEntry(world.clock.now(), request, 403));
    return json(403, {error: refusal});
  }
  if (request.target.startsWith(CONTROL_PREFIX)) {
    const {status, body} = await answerControl(request, sessions);
    print(controlEntry(world.clock.now(), request, status));
    return json(status, body);
  }
  const result = await answerPlatform(request);
  print(requestEntry(world.clock.now(), request, result));
  return result;
}

/**
 * Creates the server of the sandbox, which only responds to programs of this computer.
 *
 * @returns a server that does not listen yet; its `close` stops the platform as well
 */
export async function createSandbox(options: SandboxOptions): Promise<Server> {
  const {contracts, notify, seed, print, onBug, patience = PATIENCE} = options;
  const {acceptWithinSeconds = 5} = sharedTables({contracts})['x-notification-schedule'] ?? {};
  const sessions: Sessions = await openSessions({
    ...options,
    deliver: createDelivery(notify, acceptWithinSeconds),
    note: (attempt) => print(attemptEntry(sessions.current().platform.world.clock.now(), attempt)),
  });
  const runDue = (): void => {
    sessions
      .current()
      .platform.world.scheduler.runDue()
      .catch((error: unknown) => onBug(error, 'runDue'));
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const received = await receive(request);
    if (!received) return print(`连接中断：${request.method} ${request.url}`);
    response.once('close', runDue);
    send(request, response, await answer(received, sessions, print));
  }

  const timeouts = {
    headersTimeout: patience,
    requestTimeout: patience,
    connectionsCheckingInterval: Math.min(1000, patience),
  };
  const server = createServer(timeouts, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.once('close', () => onBug(error, `${request.method} ${request.url}`));
      send(request, response, json(500, {error: '沙箱自身出错，已停止。'}));
    });
  });
  answerProtocolErrors(server, print);
  const ticks = seed ? undefined : setInterval(runDue, TICK).unref();
  return server.once('close', () => clearInterval(ticks));
}
