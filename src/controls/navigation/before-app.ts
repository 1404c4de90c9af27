import {MENU} from '../../data/marks';
import {send} from '../events';
import {arrive} from './arrive';
import {clickedLink} from './page-links';
import {followPositions, keyOfEntry, leave, newKey, positionOf} from './positions';
import {prepare, prepareOnLooks} from './prepare-page';
import type {Page} from './prepare-page';
import {done, startLater} from './progress-bar';
import {showPage} from './show-page';
import {visit} from './visit';

/**
 * Milliseconds that a page may take before the progress bar shows (specification, section 9), and the app starts, which shows what fails and
 * lets the reader retry. On a slow line the app would hold up a page that is on its way.
 */
const LATE_MS = 1000;

let shown = location.pathname;
let key = keyOfEntry();

/** Scrolls to where the reader left the entry, or else to the section that the address names, or to the top. */
function scroll(): void {
  const section = location.hash && document.getElementById(location.hash.slice(1));
  const left = positionOf(key);
  if (left === undefined && section) section.scrollIntoView({behavior: 'instant'});
  else scrollTo({top: left ?? 0, behavior: 'instant'});
}

function show(page: Page): void {
  shown = location.pathname;
  key = keyOfEntry();
  showPage(page, !location.hash && !positionOf(key));
  scroll();
  arrive(location.hash);
}

/** Address of the page that the reader waits for. */
let wanted: string | undefined;
/** Whether the app is about to run, so that the document must stay as it is, or cannot run. */
let app: 'off' | 'starts' | 'failed' = 'off';

/** Leaves a page that does not come to the app, which shows the progress bar, and Retry when it fails; else to the browser. */
function handOver(): void {
  if (app === 'off') send('app-wanted');
  else if (app === 'failed' && wanted) location.assign(wanted);
}

async function go({href, pathname, hash}: HTMLAnchorElement): Promise<void> {
  wanted = href;
  startLater(LATE_MS);
  const late = setTimeout(handOver, LATE_MS);
  const page = await prepare(pathname).catch(handOver);
  clearTimeout(late);
  if (app === 'starts' || wanted !== href) return;
  done();
  if (!page) return location.assign(href);
  leave(key);
  history.pushState({key: newKey()}, '', href);
  show(page);
  if (hash && !document.getElementById(hash.slice(1))) history.replaceState(history.state, '', pathname);
}

function follow(event: MouseEvent): void {
  const link = clickedLink(event);
  if (!link) return;
  event.preventDefault();
  if (app === 'starts') wanted = link.href;
  else void go(link);
}

/** Back closes an open menu, and stays on the page. */
function closedMenu(): boolean {
  const menu = document.querySelector<HTMLDialogElement>(`dialog[${MENU}]`);
  if (!menu?.open) return false;
  menu.close();
  history.forward();
  return true;
}

/** The browser scrolls to a section of the page when the reader goes there, but not when the reader returns. */
function stay(): void {
  key = keyOfEntry();
  const left = positionOf(key);
  if (left !== undefined) scrollTo({top: left, behavior: 'instant'});
}

function goBack(): void {
  if (closedMenu()) return;
  leave(key);
  const {href, pathname} = location;
  wanted = href;
  if (pathname === shown) return stay();
  const reload = () => location.reload();
  if (app === 'starts') reload();
  else prepare(pathname).then((page) => (page ? wanted === href && show(page) : reload()), reload);
}

/** Until the app runs, shows the pages that readers go to without loading a document. */
const ends = new AbortController();
followPositions();
prepareOnLooks(ends.signal);
document.addEventListener('click', follow, ends);
addEventListener('popstate', goBack, ends);
document.addEventListener('app-wanted', () => {
  app = 'starts';
});
document.addEventListener('script-failed', () => {
  app = 'failed';
  done();
  handOver();
});
document.addEventListener('hydrated', ({detail: takeOver}) => {
  ends.abort();
  takeOver(visit());
  if (wanted && wanted !== location.href) send('navigate', wanted);
});
