import type {useHistory, useLocation} from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;
type Location = ReturnType<typeof useLocation>;

/** Scroll position, in pixels, at which the reader left each history entry, by the key of the entry. */
const positions = new Map<string, number>();

/** Saved scroll position of the entry that the reader has returned to; undefined for a new entry. */
let leftAt: number | undefined;

/** Scroll position as of the last scroll event: when a link to a section adds its history entry, the browser has already scrolled. */
let scrolled = 0;
const noteScroll = () => {
  scrolled = window.scrollY;
};

/** Key of a history entry; an entry that the browser created, e.g. for a link to a section, is given one. */
function keyOf({key}: Location): string {
  if (key) return key;
  const own = `${performance.now()}`;
  window.history.replaceState({...window.history.state, key: own}, '');
  return own;
}

const scrollingBy = (by: ScrollRestoration) => () => {
  window.history.scrollRestoration = by;
};
// After leaving the document or reloading it, the browser restores the scroll position by itself.
const giveBack = scrollingBy('auto');

/**
 * Remembers the scroll position of each history entry. The browser cannot: it scrolls before the new page is rendered, and core then
 * scrolls to the top, or to the fragment, on Back as well.
 *
 * @returns a function that stops this and lets the browser restore scroll positions again
 */
export function rememberPositions(history: History): () => void {
  scrollingBy('manual')();
  noteScroll();
  window.addEventListener('scroll', noteScroll, {passive: true});
  window.addEventListener('pagehide', giveBack);
  let key = keyOf(history.location);
  const forget = history.listen((location) => {
    positions.set(key, scrolled);
    key = keyOf(location);
    leftAt = positions.get(key);
  });
  return () => {
    forget();
    window.removeEventListener('scroll', noteScroll);
    window.removeEventListener('pagehide', giveBack);
    giveBack();
  };
}

/** The element that receives the focus on arrival: the section that the fragment names, or else the page's h1. */
function placeOf({hash}: Location): HTMLElement | null {
  const section = hash && document.getElementById(hash.slice(1));
  return section || document.querySelector('h1');
}

/** Focuses an element that is not focusable by itself, until it loses the focus. */
function focus(place: HTMLElement): void {
  place.tabIndex = -1;
  place.focus({preventScroll: true});
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), {once: true});
}

/** Core calls this synchronously right before it renders the next page and scrolls; a microtask therefore runs after both. */
export function onRouteUpdate({location, previousLocation}: {readonly location: Location; readonly previousLocation: Location | null}): void {
  queueMicrotask(() => {
    if (leftAt !== undefined) window.scrollTo(0, leftAt);
    const place = previousLocation && previousLocation.pathname !== location.pathname && placeOf(location);
    if (place) focus(place);
  });
}
