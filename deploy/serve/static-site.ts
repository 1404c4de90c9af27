import {createServer} from 'http';
import type {IncomingMessage, Server, ServerResponse} from 'http';
import {connectionOptions, limitConnections} from './connections';
import {LatestBuild} from './latest-build';
import {parseTarget} from './request-target';
import {cacheControl, LIMITS, METHODS, NOT_FOUND_PAGE, SECURITY_HEADERS} from './rules';
import type {Limits} from './rules';
import {end, sendFile, sendNotFound} from './send-file';

const ALLOW = METHODS.join(', ');

/** Responds with 500 instead of an exception, which would end the process; a partly sent response is cut off. */
function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  console.error(`[serve] ${request.method} ${JSON.stringify(request.url)}:`, error);
  if (response.headersSent) response.destroy();
  else end(response, 500);
}

/**
 * An HTTP server for a production build by the rules of `rules.ts`. When the folder has another complete build, it serves that one.
 *
 * @param folder the build folder
 * @returns a server that does not listen yet
 * @throws Error if the folder has no complete build: no 404.html or _headers
 */
export function createStaticSite(folder: string, limits: Limits = LIMITS): Server {
  const latest = new LatestBuild(folder);

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '/';
    const target = parseTarget(url);
    const build = latest.answering(target?.pathname ?? '/');
    const resolution = target && build.resolve(target.pathname);
    const file = resolution && 'file' in resolution ? resolution.file : NOT_FOUND_PAGE;
    response.setHeader('Content-Security-Policy', build.policyFor(file));
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    response.setHeader('Cache-Control', cacheControl('/'));
    if (!METHODS.some((method) => method === request.method)) end(response, 405, {Allow: ALLOW});
    else if (url.length > limits.lineBytes) end(response, 414);
    else if (target === undefined) end(response, 400);
    else if (resolution === undefined) sendNotFound(request, response, build);
    else if ('file' in resolution) sendFile(request, response, build, resolution.file);
    else end(response, 301, {Location: resolution.redirect + target.query});
  }

  const server = createServer(connectionOptions(limits), (request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      fail(request, response, error);
    }
  });
  limitConnections(server, limits);
  // Node closes such connections without a response, and does not handle their errors.
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(`HTTP/1.1 405 Method Not Allowed\r\nAllow: ${ALLOW}\r\nConnection: close\r\n\r\n`);
  });
  return server;
}
