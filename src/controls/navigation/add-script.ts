import {send} from '../events';

/** Milliseconds before a script that failed to load is requested again: a short interruption of the network is over by then. */
const RETRY_MS = 1000;

/** Adds a script to the page, after those that were added before. If it fails to load, requests it again. */
export function addScript(src: string): void {
  request(src, () => requestAgain(src));
}

function request(src: string, onerror: () => void): void {
  const script = Object.assign(document.createElement('script'), {src, async: false, onerror});
  document.body.append(script);
}

/** Requests a script that failed to load after a moment, then whenever the network is back, and says that it is missing. */
export function requestAgain(src: string): void {
  setTimeout(request, RETRY_MS, src, () => {
    send('script-failed');
    addEventListener('online', () => requestAgain(src), {once: true});
  });
}
