/** The element that the reader arrives at: the section that the fragment names, or else the title of the page. */
function placeOf(hash: string): HTMLElement | null {
  const section = hash && document.getElementById(hash.slice(1));
  return section || document.querySelector('h1');
}

/** Removes the tabindex of an element when it loses the focus, except to another window. */
function settle({target}: FocusEvent): void {
  const place = target as HTMLElement;
  if (place === document.activeElement) return;
  place.removeAttribute('tabindex');
  place.removeEventListener('blur', settle);
}

/**
 * Focuses the place that the reader arrives at, which screen readers then read, and the keyboard goes on from. It is focusable until it
 * loses the focus.
 *
 * @param hash fragment of the address, with `#`
 */
export function arrive(hash: string): void {
  const place = placeOf(hash);
  if (!place) return;
  place.tabIndex = -1;
  place.focus({preventScroll: true});
  place.addEventListener('blur', settle);
}
