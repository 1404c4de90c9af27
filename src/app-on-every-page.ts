/**
 * Added to the pages of a site with client modules or theme parts of its own (src/plugins/live): starts the app on every page when the
 * browser is idle. Only the app then changes pages, so that client modules hear of each change.
 */
import {send} from './controls/events';
import {onLoaded, whenIdle} from './controls/idle';
import {INTENTS} from './controls/intents';

const want = () => send('app-wanted');

/** From now on, links to pages wait for the app. */
const waitForApp = () => send('app-executes');

// The script of the controls, which listens, may run before or after this one.
waitForApp();
document.querySelector('script[src*="/controls."]')?.addEventListener('load', waitForApp);
INTENTS.forEach((intent) => addEventListener(intent, want, {passive: true}));
onLoaded(() => whenIdle(want));

/** Ends when the app runs. */
const starting = new AbortController();

/** Where a client module stops the app as it starts, a link loads its page at once, as without scripts. */
function noticeStop({filename}: ErrorEvent): void {
  if (filename.includes('assets/js/')) addEventListener('click', () => send('script-failed'), starting);
}

addEventListener('error', noticeStop, starting);
document.addEventListener('hydrated', () => starting.abort());
