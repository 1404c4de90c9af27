import {appScripts, fetchPage} from './fetch-page';
import {costsMuch, onLoaded, whenIdle} from './idle';
import {all} from './on';
import {INTERNAL_LINK, otherPage} from './page-links';

/** Pages that are fetched at the same time. */
const AT_ONCE = 3;

const waiting = new Set<string>();
let underWay = 0;

function fetchNext(): void {
  const [path] = waiting;
  if (path === undefined || underWay >= AT_ONCE) return;
  waiting.delete(path);
  underWay += 1;
  const goOn = () => {
    underWay -= 1;
    whenIdle(fetchNext);
  };
  fetchPage(path, 'low').then(goOn, goOn);
  whenIdle(fetchNext);
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
