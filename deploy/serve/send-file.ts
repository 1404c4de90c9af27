import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'http';
import Negotiator from 'negotiator';
import type {Build} from './build';
import {conditionalStatus, isRangeCurrent} from './conditions';
import {partOf, rangeOf} from './range';
import {cacheControl, CACHE_CONTROL, mediaType, NOT_FOUND_PAGE} from './rules';
import type {StoredFile} from './stored-file';

const EMPTY: Buffer = Buffer.alloc(0);

/** A file in the form that a client accepts. */
type Form = {
  readonly file: StoredFile;
  /** Headers of the content, which a 304 response lacks. */
  readonly content: OutgoingHttpHeaders;
  readonly vary: OutgoingHttpHeaders;
};

/** The first coding of a file that the client accepts. */
function codedForm(request: IncomingMessage, build: Build, name: string): Form {
  const codings = build.codingsOf(name);
  const accepted = new Negotiator(request).encodings(Array.from(codings.keys()));
  const [coding, coded] = Array.from(codings).find(([key]) => accepted.includes(key)) ?? [];
  const file = coded ?? build.file(name);
  const content = {'Content-Type': mediaType(name), ...(coding && {'Content-Encoding': coding})};
  return {file, content, vary: codings.size > 0 ? {Vary: 'Accept-Encoding'} : {}};
}

/** A file without compression: ranges always refer to this form. */
function plainForm(build: Build, name: string): Form {
  return {file: build.file(name), content: {'Content-Type': mediaType(name)}, vary: {}};
}

/** Sends a status with headers in addition to those already set, and an optional body. */
export function end(response: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}, body = EMPTY): void {
  response.writeHead(status, {...headers, 'Content-Length': body.length}).end(body);
}

function endWhole(response: ServerResponse, headers: OutgoingHttpHeaders, body: Buffer): void {
  end(response, 200, {...headers, 'Accept-Ranges': 'bytes'}, body);
}

/** A partial response; the whole file if the client's other parts are of another state. */
function sendPart(request: IncomingMessage, response: ServerResponse, {file, content}: Form, range: string): void {
  const {length} = file.body;
  const part = partOf(range, length);
  if (!isRangeCurrent(request.headers, file)) endWhole(response, content, file.body);
  else if (part === undefined) end(response, 416, {'Content-Range': `bytes */${length}`});
  else {
    const contentRange = `bytes ${part.start}-${part.end - 1}/${length}`;
    end(response, 206, {...content, 'Content-Range': contentRange}, file.body.subarray(part.start, part.end));
  }
}

/**
 * Sends a file of a build: in the first coding that the client accepts, as a partial response to a range request, and as 304 when the
 * client's copy is current.
 *
 * @param name its path in the build, with forward slashes
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, build: Build, name: string): void {
  const range = rangeOf(request);
  const form = range === undefined ? codedForm(request, build, name) : plainForm(build, name);
  const {file, content, vary} = form;
  const status = conditionalStatus(request.headers, file);
  // nginx sets caching headers before it knows whether a range leads to status 416, which must not be cached.
  const caching = range === undefined ? cacheControl(`/${name}`) : CACHE_CONTROL.other;
  const headers = {...vary, 'Cache-Control': caching, ETag: file.etag, 'Last-Modified': file.lastModified};
  const whole = {...headers, ...content};
  if (status === 412) end(response, 412, vary);
  else if (status === 304) response.writeHead(304, headers).end();
  else if (range === undefined) endWhole(response, whole, file.body);
  else sendPart(request, response, {...form, content: whole}, range);
}

/** Sends the not-found page, whose status neither range nor conditions change. */
export function sendNotFound(request: IncomingMessage, response: ServerResponse, build: Build): void {
  const {file, content, vary} = codedForm(request, build, NOT_FOUND_PAGE);
  end(response, 404, {...content, ...vary}, file.body);
}
