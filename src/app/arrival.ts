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

/** Takes over the styles of the page at a path. */
function takeStylesOf(path: string): void {
  fetchPage(path).then(
    (html) => takeStyles(STYLES.exec(html)?.[1]),
    () => undefined,
  );
}

/**
 * Takes the reader to the section that the address names, or back to where the reader left, once a page is here that core did not wait
 * for: its first request failed.
 */
export function arriveLate(): void {
  const {hash, pathname} = window.location;
  takeStylesOf(pathname);
  placeOf(hash)?.scrollIntoView();
  if (leftAt !== undefined) window.scrollTo(0, leftAt);
  arrive(hash);
}

/** Core calls this synchronously right before it renders the next page and scrolls; a microtask therefore runs after both. */
export function onRouteUpdate({
  location,
  previousLocation,
}: {
  readonly location: Location;
  readonly previousLocation: Location | null;
}): void {
  const isOther = previousLocation && previousLocation.pathname !== location.pathname;
  // preload.ts has fetched it, unless it failed.
  if (isOther && !preloaded(location.pathname).error) takeStylesOf(location.pathname);
  queueMicrotask(() => {
    if (leftAt !== undefined) window.scrollTo(0, leftAt);
    else if (isOther) placeOf(location.hash)?.scrollIntoView();
    if (isOther) arrive(location.hash);
  });
}
