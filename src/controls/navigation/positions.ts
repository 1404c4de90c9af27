import {whenIdle} from '../idle';
import {whenParsed} from '../on';
import {visit} from './visit';

const note = () => {
  visit().scrolled = scrollY;
};

const scrollingBy = (by: ScrollRestoration) => () => {
  history.scrollRestoration = by;
};

/** Key of the present history entry; one that the browser created, e.g. for a link to a section, is given one. */
export function keyOfEntry(): string {
  const {key} = (history.state ?? {}) as {readonly key?: string};
  if (key) return key;
  const own = newKey();
  history.replaceState({...history.state, key: own}, '');
  return own;
}

export const newKey = (): string => performance.now().toString(36);

/** Notes that the reader leaves a history entry where the page was scrolled to at the last scroll event, or is now if there was none. */
export const leave = (key: string): void => void visit().positions.set(key, visit().scrolled ?? scrollY);

/** Where the reader left a history entry; undefined for a new one. */
export const positionOf = (key: string): number | undefined => visit().positions.get(key);

/** Follows the scroll position in place of the browser, which would scroll before the next page is there. */
export function followPositions(): void {
  scrollingBy('manual')();
  // Later, as reading the position while the page is parsed makes the browser lay it out.
  whenParsed(() => whenIdle(note));
  addEventListener('scroll', note, {passive: true});
  // After leaving the document or reloading it, the browser restores the scroll position by itself.
  addEventListener('pagehide', scrollingBy('auto'));
}
