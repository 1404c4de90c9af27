import type {IncomingHttpHeaders} from 'http';

const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i;

/** Whether a host, with or without a port, is this computer. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/**
 * Says why a request does not come from this computer's own programs. A web page anywhere could otherwise drive the sandbox
 * through its reader's browser: by a name of its own that leads to loopback, or by a plain request to another origin.
 *
 * @returns a sentence for the caller, or undefined when the request may be answered
 */
export function refusalOf({host = '', origin, 'sec-fetch-site': site}: IncomingHttpHeaders): string | undefined {
  if (!isLoopback(host)) return '沙箱只应答发给本机的请求。请用 127.0.0.1 或 localhost 作为主机名。';
  const isForeign = (origin !== undefined && origin !== `http://${host}`) || ['cross-site', 'same-site'].includes(String(site));
  return isForeign ? '沙箱不应答网页发出的请求。请从你方的程序或命令行调用。' : undefined;
}
