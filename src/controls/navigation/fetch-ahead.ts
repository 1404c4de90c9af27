import {appScripts} from './app-scripts';
import {fetchPage} from './pages';
import {costsMuch, onLoaded, whenIdle} from '../idle';
import {all} from '../on';
import {INTERNAL_LINK, otherPage} from './page-links';

let last: Promise<unknown> = Promise.resolve();

/** Fetches pages one after another, so that on a slow line a page that the reader opens competes with at most one other. */
function fetchInTurn(path: string): void {
  last = last
    .then(() => new Promise(whenIdle))
    .then(() => fetchPage(path, 'low'))
    .catch(() => undefined);
}

const inView = new IntersectionObserver((entries) => {
  for (const {isIntersecting, target} of entries) {
    if (!isIntersecting) continue;
    inView.unobserve(target);
    fetchInTurn((target as HTMLAnchorElement).pathname);
  }
});

/** Fetches the pages of all links that scroll into view, when the browser is idle; not in `start`, where pages are part of the app. */
function watch(): void {
  if (appScripts().length > 0)
    all<HTMLAnchorElement>(INTERNAL_LINK)
      .filter(otherPage)
      .forEach((link) => inView.observe(link));
}

if (!costsMuch()) {
  onLoaded(watch);
  document.addEventListener('content', watch);
}
