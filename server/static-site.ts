import {readFileSync, readdirSync} from 'fs';
import {createServer} from 'http';
import type {IncomingMessage, Server, ServerResponse} from 'http';
import path from 'path';
import sirv from 'sirv';
import {createResolver} from './resolve';

/** Paths of all files below `folder`, relative to it, with forward slashes. */
export function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)).split(path.sep).join('/'));
}

/** Files whose name carries a content hash may be kept for ever; everything else is asked for anew. */
function cacheControl(file: string): string {
  return /^\/assets\/(?!.*\.html$)/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Types that sirv lacks or leaves without the encoding that Chinese text needs. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  // RFC 9512
  '.yaml': 'application/yaml',
};

function setHeaders(response: ServerResponse, file: string): void {
  response.setHeader('Cache-Control', cacheControl(file));
  const type = CONTENT_TYPES[path.extname(file)];
  if (type) response.setHeader('Content-Type', type);
}

function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/**
 * An HTTP server for a production build: one address for each page, 404 with the not-found page for all else, no directory
 * listing. It reads the list of files once, when it is made.
 *
 * @param folder the build folder
 * @returns a server that does not listen yet
 * @throws when the folder is missing or holds no 404.html
 */
export function createStaticSite(folder: string): Server {
  const resolve = createResolver(listFiles(folder));
  const notFound = readFileSync(path.join(folder, '404.html'));
  const serve = sirv(folder, {etag: true, extensions: [], setHeaders});

  function answerNotFound(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(404, {'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache'});
    response.end(request.method === 'HEAD' ? undefined : notFound);
  }

  return createServer((request, response) => {
    const url = request.url ?? '/';
    const pathname = decodePath(url);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
    } else if (pathname === undefined) {
      response.writeHead(400).end();
    } else {
      const resolution = resolve(pathname);
      if (resolution === undefined) answerNotFound(request, response);
      else if ('redirect' in resolution) {
        const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
        response.writeHead(301, {Location: resolution.redirect + query}).end();
      } else {
        request.url = `/${encodeURI(resolution.file)}`;
        serve(request, response, () => answerNotFound(request, response));
      }
    }
  });
}

/** Loopback only: the server is for the reader's own machine. */
const HOST = '127.0.0.1';

/**
 * Lets a server listen on loopback.
 *
 * @param port 0 lets the system choose one
 * @returns the port
 * @throws the system's error when the port cannot be had, e.g. EADDRINUSE
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
