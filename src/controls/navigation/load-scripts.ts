import {send} from '../events';
import {whenParsed} from '../on';
import {appScripts} from './app-scripts';

/** Milliseconds before a script that failed to load is requested again: a short interruption of the network is over by then. */
const RETRY_MS = 1000;

function request(src: string, onerror: () => void): void {
  document.body.append(Object.assign(document.createElement('script'), {src, async: false, onerror}));
}

/** Requests a script again that failed to load, after a moment and then whenever the network is back, and reports it missing. */
export function requestAgain(src: string): void {
  setTimeout(request, RETRY_MS, src, () => {
    send('script-failed');
    addEventListener('online', () => requestAgain(src), {once: true});
  });
}

/** Runs the scripts of the app in order. On a slow network their elements, which are last in the page, may not be parsed yet. */
const start = () => whenParsed(() => appScripts().forEach((src) => request(src, () => requestAgain(src))));

document.addEventListener('app-wanted', start, {once: true});
