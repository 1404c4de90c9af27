import {once} from 'events';
import {createServer} from 'http';
import type {IncomingHttpHeaders} from 'http';
import type {AddressInfo} from 'net';

/** A request as it arrived. */
export type Received = {
  readonly method: string;
  /** Path and query string as they were sent. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export type RecordingPlatform = {
  readonly url: string;
  /** All requests so far. */
  readonly received: readonly Received[];
  readonly close: () => Promise<void>;
};

/** The response to every call; a sample prints it unchanged. */
export const ANSWER =
  '{"requestId": "8f1c4be27d0a4e6fb3d95a7c1e02f6ab",  "code": "200", "msg": "成功", "success": true, "data": null}';

/** @param headersOf headers of its responses, except the type */
export async function openRecordingPlatform(
  headersOf: (body: string) => Readonly<Record<string, string>> = () => ({}),
): Promise<RecordingPlatform> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const {method = '', url: target = '', headers} = request;
    received.push({method, target, headers, body: Buffer.concat(chunks)});
    response.writeHead(200, {'Content-Type': 'application/json', ...headersOf(ANSWER)}).end(ANSWER);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
