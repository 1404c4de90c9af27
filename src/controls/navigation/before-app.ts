import {MENU} from '../../data/marks';
import {LATE_MS, LATEST_MS} from '../../data/waiting';
import {send} from '../events';
import {placeOf} from '../on';
import {arrive} from './arrive';
import {correctAddress} from './own-address';
import {clickedLink} from './page-links';
import {followPositions, keyOfEntry, leave, newKey, positionOf} from './positions';
import {prepare, prepareOnLooks} from './prepare-page';
import type {Page} from './prepare-page';
import {done, start} from './progress-bar';
import {showPage} from './show-page';
import {visit} from '../visit';

correctAddress();
let shown = location.pathname;
let key = keyOfEntry();

/** Shows a page at the saved scroll position, else at the section in the address, else at its top. */
function show(page: Page): void {
  const {hash, pathname} = location;
  shown = pathname;
  key = keyOfEntry();
  const left = positionOf(key);
  showPage(page, !hash && !left);
  const section = placeOf(hash);
  if (left === undefined && section) section.scrollIntoView({behavior: 'instant'});
  else scrollTo({top: left ?? 0, behavior: 'instant'});
  arrive(hash);
  if (hash && !section) history.replaceState(history.state, '', pathname);
}

/** Address of the page that the reader is waiting for. */
let wanted: string | undefined;
let timers: readonly ReturnType<typeof setTimeout>[] = [];
/** Whether the app is about to hydrate the document, which must not change then. */
let appTakesOver = false;
/** Whether the browser is loading a page, and handles further links itself. */
let isLeaving = false;

/** Ends the wait for a page. */
function endWait(): void {
  timers.forEach(clearTimeout);
  done();
  wanted = undefined;
  isLeaving = false;
}

/** Makes the browser load the page that the reader is waiting for. */
function load(): void {
  const address = wanted;
  if (!address) return;
  timers.forEach(clearTimeout);
  wanted = undefined;
  isLeaving = true;
  if (address === location.href) location.reload();
  else location.assign(address);
}

/**
 * Navigates to a page: shows it once it is fetched; makes the browser load it after LATEST_MS.
 *
 * @param enter creates the history entry of the page
 */
function goTo({href, pathname}: Pick<Location, 'href' | 'pathname'>, enter: () => void): void {
  endWait();
  wanted = href;
  timers = [setTimeout(start, LATE_MS), setTimeout(() => send('app-wanted'), LATE_MS), setTimeout(load, LATEST_MS)];
  if (appTakesOver) return;
  prepare(pathname).then(
    (page) => {
      if (wanted !== href || appTakesOver) return;
      if (!page) return load();
      endWait();
      enter();
      show(page);
    },
    () => send('app-wanted'),
  );
}

function openLink(event: MouseEvent): void {
  const link = clickedLink(event);
  if (!link || isLeaving) return;
  event.preventDefault();
  const {href} = link;
  goTo(link, () => {
    leave(key);
    history.pushState({key: newKey()}, '', href);
  });
}

/** Closes an open menu on Back, and stays on the page. */
function closedMenu(): boolean {
  const menu = document.querySelector<HTMLDialogElement>(`dialog[${MENU}]`);
  if (!menu?.open) return false;
  menu.close();
  history.forward();
  return true;
}

/** Lets the browser scroll to a section on a link, but not on Back or Forward. */
function restoreScroll(): void {
  key = keyOfEntry();
  const left = positionOf(key);
  if (left !== undefined) scrollTo({top: left, behavior: 'instant'});
}

function goBack(): void {
  if (closedMenu()) return;
  leave(key);
  endWait();
  if (location.pathname === shown) return restoreScroll();
  goTo(location, () => undefined);
  if (appTakesOver) load();
}

/** Until the app runs, shows pages without loading a new document. */
const ends = new AbortController();
followPositions();
prepareOnLooks(ends.signal);
document.addEventListener('click', openLink, ends);
addEventListener('popstate', goBack, ends);
// On Back, the browser may show this document again from its cache.
addEventListener('pagehide', endWait);
document.addEventListener('script-failed', load);
document.addEventListener('app-executes', () => {
  appTakesOver = true;
  // On Back, the reader has left for a page that is not loaded yet.
  if (location.pathname !== shown) load();
});
document.addEventListener('hydrated', ({detail: takeOver}) => {
  ends.abort();
  timers.forEach(clearTimeout);
  takeOver(visit());
  if (wanted) send('navigate', wanted);
});
