import type {useHistory, useLocation} from '@docusaurus/router';
import {arrive, fetchPage, keyOfEntry, leave, positionOf, takeStyles} from '../controls/navigation';
import {placeOf} from '../controls/on';
import {preloaded} from './page-content';

type History = ReturnType<typeof useHistory>;
type Location = ReturnType<typeof useLocation>;

const STYLES = /<style>([^]*?)<\/style>/;

/** Saved scroll position of the entry that the reader has returned to; undefined for a new entry. */
let leftAt: number | undefined;

/**
 * Remembers the scroll position of each history entry. The browser cannot: it scrolls before the new page is rendered, and core then
 * scrolls to the top, or to the fragment, on Back as well.
 *
 * @returns a function that stops this
 */
export function rememberPositions(history: History): () => void {
  let key = keyOfEntry();
  return history.listen(() => {
    leave(key);
    key = keyOfEntry();
    leftAt = positionOf(key);
  });
}

/** Applies the styles of the page at a path. */
function takeStylesOf(path: string): void {
  fetchPage(path).then(
    (html) => takeStyles(STYLES.exec(html)?.[1]),
    () => undefined,
  );
}

/**
 * Scrolls to the section in the address, or to the saved position, after a page was loaded late: its first request failed, so core scrolled
 * before the page was there.
 */
export function arriveLate(): void {
  const {hash, pathname} = window.location;
  takeStylesOf(pathname);
  placeOf(hash)?.scrollIntoView();
  if (leftAt !== undefined) window.scrollTo(0, leftAt);
  arrive(hash);
}

/** Core calls this synchronously right before it renders the next page and scrolls, so a microtask runs after both. */
export function onRouteUpdate({
  location,
  previousLocation,
}: {
  readonly location: Location;
  readonly previousLocation: Location | null;
}): void {
  const isOther = previousLocation && previousLocation.pathname !== location.pathname;
  // preload.ts has fetched the page, unless that failed.
  if (isOther && !preloaded(location.pathname).error) takeStylesOf(location.pathname);
  queueMicrotask(() => {
    if (leftAt !== undefined) window.scrollTo(0, leftAt);
    else if (isOther) placeOf(location.hash)?.scrollIntoView();
    if (isOther) arrive(location.hash);
  });
}
