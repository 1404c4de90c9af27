import {baseUrlBanner} from './base-url-banner';
import {all} from './on';

/** What tells that the reader wants more than to read and to press what stands here. */
const INTENTS = ['pointermove', 'pointerdown', 'focusin', 'keydown'];

const {saveData} = (navigator as {connection?: {readonly saveData?: boolean}}).connection ?? {};
const sources = () => all('script[data-src]').map(({dataset}) => dataset.src ?? '');
const showBanner = () => document.getElementById('base-url-banner') ?? document.body.prepend(baseUrlBanner());

/** The browser fetches the scripts of the app when it has nothing else to do. */
function prefetch(): void {
  sources().forEach((href) => {
    const link = Object.assign(document.createElement('link'), {rel: 'prefetch', as: 'script', href, onerror: showBanner});
    document.head.append(link);
  });
}

/** Runs the scripts of the app in their order. Until then a link loads its page in full. */
function run(): void {
  sources().forEach((src) => {
    document.body.append(Object.assign(document.createElement('script'), {src, async: false, onerror: showBanner}));
  });
}

/** On a slow line the reader moves before the scripts, which stand last, are on the page. */
function start(): void {
  INTENTS.forEach((intent) => removeEventListener(intent, start));
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}

INTENTS.forEach((intent) => addEventListener(intent, start, {passive: true}));
if (!saveData) addEventListener('load', prefetch);

/** The way back to an entry that the app made before a reload changes the address alone while no app runs. */
const {pathname} = location;
const loadPage = () => location.pathname !== pathname && location.reload();
addEventListener('popstate', loadPage);
document.addEventListener('hydrated', () => removeEventListener('popstate', loadPage));
