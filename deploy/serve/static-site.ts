import {createServer} from 'http';
import type {IncomingMessage, Server, ServerResponse} from 'http';
import {baseUrlOfBuild} from './headers-file';
import {listFiles} from './list-files';
import {policyOfBuild} from './policy';
import {redirectsOfBuild} from './redirects';
import {createResolver} from './resolve';
import {cacheControl, LIMITS, METHODS, NOT_FOUND_PAGE, SECURITY_HEADERS} from './rules';
import type {Limits} from './rules';
import {createSendFile} from './send-file';

const ALLOW = METHODS.join(', ');

/** The decoded path of a request; undefined where it is malformed. */
function decodePath(url: string): string | undefined {
  try {
    // The origin is prepended as a string: by URL resolution `//host/path` would be another host.
    const decoded = decodeURIComponent(new URL(url.startsWith('/') ? `http://localhost${url}` : url).pathname);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** Connection limits of `rules.ts` as Node's server options. */
function connectionOptions({headerSeconds, idleSeconds, lineBytes, lines}: Limits) {
  return {
    maxHeaderSize: lineBytes * lines,
    headersTimeout: headerSeconds * 1000,
    requestTimeout: headerSeconds * 1000,
    connectionsCheckingInterval: (headerSeconds * 1000) / 2,
    keepAliveTimeout: idleSeconds * 1000,
  };
}

/**
 * An HTTP server for a production build, following `rules.ts`. It reads the list of files once, when it is created.
 *
 * @param folder the build folder
 * @returns a server that does not listen yet
 * @throws when the folder is missing or holds no 404.html or _headers
 */
export function createStaticSite(folder: string, limits: Limits = LIMITS): Server {
  const files = listFiles(folder);
  const resolve = createResolver(files, redirectsOfBuild(folder), baseUrlOfBuild(folder));
  const sendFile = createSendFile(folder, files);
  const policy = policyOfBuild(folder);
  const headers = Object.entries({
    'Content-Security-Policy': policy,
    ...SECURITY_HEADERS,
    'Cache-Control': cacheControl('/'),
  });

  function answerNotFound(request: IncomingMessage, response: ServerResponse): void {
    response.statusCode = 404;
    // A range of this page would be sent with status 206 instead of 404.
    delete request.headers.range;
    sendFile(request, response, NOT_FOUND_PAGE);
  }

  function answerPath(request: IncomingMessage, response: ServerResponse, pathname: string, query: string): void {
    const resolution = resolve(pathname);
    if (resolution === undefined) answerNotFound(request, response);
    else if ('redirect' in resolution) response.writeHead(301, {Location: resolution.redirect + query}).end();
    else {
      response.setHeader('Cache-Control', cacheControl(`/${resolution.file}`));
      sendFile(request, response, resolution.file);
    }
  }

  const server = createServer(connectionOptions(limits), (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const url = request.url ?? '/';
    const pathname = decodePath(url);
    if (!METHODS.some((method) => method === request.method)) response.writeHead(405, {Allow: ALLOW}).end();
    else if (url.length > limits.lineBytes) response.writeHead(414).end();
    else if (pathname === undefined) response.writeHead(400).end();
    else answerPath(request, response, pathname, url.slice((url + '?').indexOf('?')));
  });
  // Node closes such connections without a response, and does not handle their errors.
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(`HTTP/1.1 405 Method Not Allowed\r\nAllow: ${ALLOW}\r\nConnection: close\r\n\r\n`);
  });
  return server;
}

/** Loopback only: the server is meant for use on the same computer. */
const HOST = '127.0.0.1';

/**
 * Makes a server listen on loopback.
 *
 * @param port 0 lets the system choose one
 * @returns the port
 * @throws the system's error when the port is not available, e.g. EADDRINUSE
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
