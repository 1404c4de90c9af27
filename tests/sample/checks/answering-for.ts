import {once} from 'events';
import {createServer} from 'http';
import type {AddressInfo} from 'net';
import {platformHeaders} from './platform-answer';
import type {Demand} from './platform-answer';

/** Headers that a new connection sets itself. */
const OWN = ['host', 'connection', 'content-length', 'upgrade', 'http2-settings'];

/**
 * A proxy for a sandbox that signs its responses again.
 *
 * @param broken the requirement that the responses violate
 */
export async function answeringFor(
  sandbox: string,
  broken: Demand,
): Promise<{readonly url: string; readonly close: () => Promise<void>}> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const {method = 'GET', url = '', headers} = request;
    const passed = Object.entries(headers).filter(([name]) => !OWN.includes(name)) as [string, string][];
    const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
    const answer = await fetch(sandbox + url, {method, headers: passed, body});
    const text = await answer.text();
    response.writeHead(answer.status, {'Content-Type': 'application/json', ...platformHeaders(text, broken)}).end(text);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
