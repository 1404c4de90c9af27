import {connect} from 'net';

/**
 * Sends bytes as Latin-1 to a port of loopback.
 *
 * @returns the data received until the connection ended
 */
export function rawRequest(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => (answer += part));
    // A reset ends the connection too; data received before it is kept.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(answer));
  });
}

export function sendAndReset(port: number, bytes: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, () => socket.resetAndDestroy()));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve());
  });
}

/** A request for a path, without encoding or normalizing it. */
export function getRequest(path: string, headers = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;
}

/** Status of a response; 0 if there was none. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.[01] (\d{3}) /.exec(answer)?.[1] ?? 0);
}

/** Files outside the build, names of programs, and paths in error messages. */
const SECRETS = /root:.*:0:0:|"name": "interface-docs"|node_modules|    at |nginx\/\d/;

export function uncleanness(answer: string): string | undefined {
  const status = statusOf(answer);
  if (status < 400 || status > 499) return `status ${status}`;
  const secret = SECRETS.exec(answer)?.[0];
  if (secret) return `shows "${secret}"`;
  return /^location:/im.test(answer) ? 'redirects' : undefined;
}
