import type {IncomingMessage} from 'http';

/** The body of a request, unless it exceeds the limit. */
export type ReadBody = {readonly body: Buffer; readonly tooLarge: boolean};

const TOO_LARGE: ReadBody = {body: Buffer.alloc(0), tooLarge: true};

/**
 * Reads the body of a request up to its limit.
 *
 * @param limit bytes
 * @throws the system's error when the client disconnects
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<ReadBody> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return TOO_LARGE;
  const chunks: Buffer[] = [];
  let size = 0;
  // The stream must stay open after the loop, as the response uses the same connection.
  for await (const chunk of request.iterator({destroyOnReturn: false}) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) return TOO_LARGE;
    chunks.push(chunk);
  }
  return {body: Buffer.concat(chunks), tooLarge: false};
}
