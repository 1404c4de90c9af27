import type {IncomingMessage, ServerResponse} from 'http';
import Negotiator from 'negotiator';
import send from 'send';
import {CODINGS, mediaType} from './rules';

/** Sends a file of the build; its path is relative to the build folder. */
export type SendFile = (request: IncomingMessage, response: ServerResponse, file: string) => void;

/**
 * Creates the function that sends files: in the first coding that the client accepts and the build has, as a partial response to a range
 * request, and as 304 when the client's copy is current.
 *
 * @param folder the build folder
 * @param files paths of its files, relative to it, with forward slashes
 */
export function createSendFile(folder: string, files: readonly string[]): SendFile {
  const present = new Set(files);
  return (request, response, file) => {
    const codings = Object.entries(CODINGS).filter(([, extension]) => present.has(file + extension));
    const accepted = new Negotiator(request).encodings(codings.map(([name]) => name));
    const coding = codings.find(([name]) => accepted.includes(name));
    response.setHeader('Content-Type', mediaType(file));
    if (codings.length > 0) response.setHeader('Vary', 'Accept-Encoding');
    if (coding) response.setHeader('Content-Encoding', coding[0]);
    send(request, encodeURI(`/${file}${coding?.[1] ?? ''}`), {root: folder, index: false, cacheControl: false}).pipe(
      response,
    );
  };
}
