import type {IncomingHttpHeaders} from 'http';
import * as words from '../../contract/words';

const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i;

/** Whether a host, with or without a port, is this computer. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/**
 * Checks that a request comes from a program of this computer. Otherwise any web page could control the sandbox through the browser of its
 * reader: by DNS rebinding, or by a simple cross-origin request.
 *
 * @returns a message for the caller, or undefined when the request is allowed
 */
export function refusalOf({host = '', origin, 'sec-fetch-site': site}: IncomingHttpHeaders): string | undefined {
  if (!isLoopback(host)) return words.sandbox.requests.notLocal;
  const isForeign =
    (origin !== undefined && origin !== `http://${host}`) || ['cross-site', 'same-site'].includes(String(site));
  return isForeign ? words.sandbox.requests.fromPage : undefined;
}
