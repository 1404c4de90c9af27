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
import {visit} from './visit';

correctAddress();
let shown = location.pathname;
let key = keyOfEntry();

/** Shows a page where the reader left it, or else at the section that the address names, or at its top. */
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

/** Address of the page that the reader waits for. */
let wanted: string | undefined;
let timers: readonly ReturnType<typeof setTimeout>[] = [];
/** Whether the app is about to take over the document, which must then stay as it is. */
let appTakesOver = false;
/** Whether the browser loads a page, and follows further links by itself. */
let isLeaving = false;

/** Ends the waiting for a page. */
function endWait(): void {
  timers.forEach(clearTimeout);
  done();
  wanted = undefined;
  isLeaving = false;
}

/** Has the browser load the page that the reader waits for. */
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
 * Takes the reader to a page: shows it when it is there, and else has the browser load it, after LATEST_MS at the latest.
 *
 * @param enter makes the history entry of the page
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

/** Back closes an open menu, and stays on the page. */
function closedMenu(): boolean {
  const menu = document.querySelector<HTMLDialogElement>(`dialog[${MENU}]`);
  if (!menu?.open) return false;
  menu.close();
  history.forward();
  return true;
}

/** The browser scrolls to a section of the page when the reader goes there, but not when the reader returns. */
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

/** Until the app runs, shows the pages that readers go to without loading a document. */
const ends = new AbortController();
followPositions();
prepareOnLooks(ends.signal);
document.addEventListener('click', openLink, ends);
addEventListener('popstate', goBack, ends);
// The browser may show this document again on Back.
addEventListener('pagehide', endWait);
document.addEventListener('script-failed', load);
document.addEventListener('app-executes', () => {
  appTakesOver = true;
  // The reader has gone back to a page that is not there yet.
  if (location.pathname !== shown) load();
});
document.addEventListener('hydrated', ({detail: takeOver}) => {
  ends.abort();
  timers.forEach(clearTimeout);
  takeOver(visit());
  if (wanted) send('navigate', wanted);
});
