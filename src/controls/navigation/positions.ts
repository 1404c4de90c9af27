import {whenIdle} from '../idle';
import {whenParsed} from '../on';
import {visit} from '../visit';

const note = () => {
  visit().scrolled = scrollY;
};

const scrollingBy = (by: ScrollRestoration) => () => {
  history.scrollRestoration = by;
};

/** Key of the current history entry; an entry that the browser created, e.g. for a link to a section, gets one. */
export function keyOfEntry(): string {
  const {key} = (history.state ?? {}) as {readonly key?: string};
  if (key) return key;
  const own = newKey();
  history.replaceState({...history.state, key: own}, '');
  return own;
}

export const newKey = (): string => performance.now().toString(36);

/** Saves the scroll position of a history entry that the reader leaves: that of the last scroll event, else the current one. */
export const leave = (key: string): void => void visit().positions.set(key, visit().scrolled ?? scrollY);

/** The saved scroll position of a history entry; undefined for a new one. */
export const positionOf = (key: string): number | undefined => visit().positions.get(key);

/** Manages the scroll position instead of the browser, which would restore it before the next page is shown. */
export function followPositions(): void {
  scrollingBy('manual')();
  // Deferred, as reading the position while the page is parsed forces a layout.
  whenParsed(() => whenIdle(note));
  addEventListener('scroll', note, {passive: true});
  // After leaving or reloading the document, the browser restores the position itself.
  addEventListener('pagehide', scrollingBy('auto'));
}
