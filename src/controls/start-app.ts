import {baseUrlBanner} from './base-url-banner';
import {all} from './on';

/** Events that show that the reader is about to interact with the page, so that the app should start. */
const INTENTS = ['pointermove', 'pointerdown', 'focusin', 'keydown'];

/** Milliseconds before a script that failed to load is requested again: a short interruption of the network is over by then. */
const RETRY_MS = 1000;

const {saveData} = (navigator as {connection?: {readonly saveData?: boolean}}).connection ?? {};
const sources = () => all('script[data-src]').map(({dataset}) => dataset.src ?? '');
const banner = () => document.getElementById('base-url-banner');
const showBanner = () => banner() ?? document.body.prepend(baseUrlBanner());

/** Lets the browser fetch the scripts of the app when idle. Browsers without prefetch fetch them when they run. */
function prefetch(): void {
  sources().forEach((href) => document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', as: 'script', href})));
}

/** Adds a script of the app to the page. If it fails to load, requests it again after a moment, and whenever the network is back. */
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

/** Runs the scripts of the app in order. Until then links load pages in full. */
const run = () => sources().forEach((src) => add(src));

/** Chromium reports a pointer move of zero distance when the page changes under a mouse at rest. */
const isStill = ({type, movementX, movementY}: Partial<PointerEvent>) => type === 'pointermove' && movementX === 0 && movementY === 0;

/** On a slow network the event comes before the script elements, which are last in the page, are parsed. */
function start(event: Event): void {
  if (isStill(event)) return;
  INTENTS.forEach((intent) => removeEventListener(intent, start));
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}

INTENTS.forEach((intent) => addEventListener(intent, start, {passive: true}));
if (!saveData) addEventListener('load', prefetch);
// A host that answers every address with a page sends HTML as scripts, which does not parse.
const noticeBroken = ({filename}: ErrorEvent) => all<HTMLScriptElement>('script[src]').some(({src}) => src === filename) && showBanner();
addEventListener('error', noticeBroken);
document.addEventListener('DOMContentLoaded', () => document.styleSheets.length === 0 && showBanner());

/** Until the app runs, Back to a history entry that the app made before a reload changes the address only, so the page is reloaded. */
const {pathname} = location;
const loadPage = () => location.pathname !== pathname && location.reload();
addEventListener('popstate', loadPage);
document.addEventListener('hydrated', () => {
  removeEventListener('popstate', loadPage);
  removeEventListener('error', noticeBroken);
  // The app also starts when the styles failed to load; then the banner stays.
  if (document.styleSheets.length > 0) banner()?.remove();
});
