import {baseUrlBanner} from './base-url-banner';
import {all} from './on';

/** What tells that the reader wants more than to read and to press what stands here. */
const INTENTS = ['pointermove', 'pointerdown', 'focusin', 'keydown'];

const sources = () => all('script[data-src]').map(({dataset}) => dataset.src ?? '');

/** The browser fetches the scripts of the app when it has nothing else to do. */
function prefetch(): void {
  sources().forEach((href) => document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', as: 'script', href})));
}

/** Runs the scripts of the app in their order. Until then a link loads its page in full. */
function start(): void {
  INTENTS.forEach((intent) => removeEventListener(intent, start));
  sources().forEach((src) => {
    const script = Object.assign(document.createElement('script'), {src, async: false});
    script.onerror = () => document.getElementById('base-url-banner') ?? document.body.prepend(baseUrlBanner());
    document.body.append(script);
  });
}

INTENTS.forEach((intent) => addEventListener(intent, start, {passive: true}));
addEventListener('load', prefetch);
