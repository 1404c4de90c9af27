import {baseUrlBanner} from './base-url-banner';
import {all} from './on';

/** What tells that the reader wants more than to read and to press what stands here. */
const INTENTS = ['pointermove', 'pointerdown', 'focusin', 'keydown'];

/** A line that drops comes back within this time, in milliseconds, or is down. */
const RETRY_MS = 1000;

const {saveData} = (navigator as {connection?: {readonly saveData?: boolean}}).connection ?? {};
const sources = () => all('script[data-src]').map(({dataset}) => dataset.src ?? '');
const banner = () => document.getElementById('base-url-banner');
const showBanner = () => banner() ?? document.body.prepend(baseUrlBanner());

/** The browser fetches the scripts of the app when it has nothing else to do. Where it cannot, they are fetched when they are to run. */
function prefetch(): void {
  sources().forEach((href) => document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', as: 'script', href})));
}

/** Adds a script of the app to the page; one that cannot be had is asked for again after a moment, and whenever the line is back. */
function add(src: string, isRetry = false): void {
  const script = Object.assign(document.createElement('script'), {src, async: false});
  script.onerror = () => {
    script.remove();
    if (!isRetry) return void setTimeout(add, RETRY_MS, src, true);
    showBanner();
    addEventListener('online', () => add(src, true), {once: true});
  };
  document.body.append(script);
}

/** Runs the scripts of the app in their order. Until then a link loads its page in full. */
const run = () => sources().forEach((src) => add(src));

/** Chromium reports a move of no distance when the page changes under a mouse that rests. */
const isStill = ({type, movementX, movementY}: Partial<PointerEvent>) => type === 'pointermove' && movementX === 0 && movementY === 0;

/** On a slow line the reader moves before the scripts, which stand last, are on the page. */
function start(event: Event): void {
  if (isStill(event)) return;
  INTENTS.forEach((intent) => removeEventListener(intent, start));
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}

INTENTS.forEach((intent) => addEventListener(intent, start, {passive: true}));
if (!saveData) addEventListener('load', prefetch);
// A host that answers every address with a page gives scripts that are none.
const noticeBroken = ({filename}: ErrorEvent) => all<HTMLScriptElement>('script[src]').some(({src}) => src === filename) && showBanner();
addEventListener('error', noticeBroken);
document.addEventListener('DOMContentLoaded', () => document.styleSheets.length === 0 && showBanner());

/** The way back to an entry that the app made before a reload changes the address alone while no app runs. */
const {pathname} = location;
const loadPage = () => location.pathname !== pathname && location.reload();
addEventListener('popstate', loadPage);
document.addEventListener('hydrated', () => {
  removeEventListener('popstate', loadPage);
  removeEventListener('error', noticeBroken);
  // The app runs without styles too.
  if (document.styleSheets.length > 0) banner()?.remove();
});
