import {appScripts, fetchPage} from './fetch-page';
import {costsMuch, onLoaded, whenIdle} from './idle';
import {all} from './on';
import {INTERNAL_LINK, otherPage} from './page-links';

const waiting = new Set<string>();
let busy = false;

/** Fetches the pages one after another: on a slow line, one that the reader asks for shares the line with one other at most. */
function fetchNext(): void {
  const [path] = waiting;
  if (path === undefined || busy) return;
  waiting.delete(path);
  busy = true;
  const goOn = () => {
    busy = false;
    whenIdle(fetchNext);
  };
  fetchPage(path, 'low').then(goOn, goOn);
}

const inView = new IntersectionObserver((entries) => {
  for (const {isIntersecting, target} of entries) {
    if (!isIntersecting) continue;
    inView.unobserve(target);
    waiting.add((target as HTMLAnchorElement).pathname);
  }
  whenIdle(fetchNext);
});

/** Fetches the pages of all links that come into view, when the browser is idle; not in `start`, where pages come with the app. */
function watch(): void {
  if (appScripts().length > 0) all<HTMLAnchorElement>(INTERNAL_LINK).filter(otherPage).forEach((link) => inView.observe(link));
}

if (!costsMuch()) {
  onLoaded(watch);
  document.addEventListener('content', watch);
}
