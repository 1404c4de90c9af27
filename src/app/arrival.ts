import type {useHistory, useLocation} from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;
type Location = ReturnType<typeof useLocation>;

/** How far each entry of the history was scrolled when the reader left it, in pixels, by the key of the entry. */
const positions = new Map<string, number>();

/** Where an entry that the reader comes back to was left; a new entry has no such place. */
let leftAt: number | undefined;

/** How far the page is scrolled, as of the last frame: a link to a section has scrolled already when its entry is there. */
let scrolled = 0;
const noteScroll = () => {
  scrolled = window.scrollY;
};

/** The key of an entry; one that the browser made, as for a link to a section, is given one. */
function keyOf({key}: Location): string {
  if (key) return key;
  const own = `${performance.now()}`;
  window.history.replaceState({...window.history.state, key: own}, '');
  return own;
}

const scrollingBy = (by: ScrollRestoration) => () => {
  window.history.scrollRestoration = by;
};
// Another document, or this one after a reload, is the browser's to scroll.
const giveBack = scrollingBy('auto');

/**
 * Remembers where the reader leaves each entry of the history. The browser cannot: it moves before the new page is there, and
 * core then scrolls to the top, or to the fragment, on the way back too.
 *
 * @returns what ends it, and gives the positions back to the browser
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

/** What a screen reader reads out on arrival: the section that the address names, else the title of the page. */
function placeOf({hash}: Location): HTMLElement | null {
  const section = hash && document.getElementById(hash.slice(1));
  return section || document.querySelector('h1');
}

/** Takes the keyboard and the screen reader to a place that takes no focus by itself, for as long as they stay there. */
function focus(place: HTMLElement): void {
  place.tabIndex = -1;
  place.focus({preventScroll: true});
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), {once: true});
}

/** Core calls this right before it renders the next page and scrolls, all in one task: what follows comes after that. */
export function onRouteUpdate({location, previousLocation}: {readonly location: Location; readonly previousLocation: Location | null}): void {
  queueMicrotask(() => {
    if (leftAt !== undefined) window.scrollTo(0, leftAt);
    const place = previousLocation && previousLocation.pathname !== location.pathname && placeOf(location);
    if (place) focus(place);
  });
}
