import {placeOf} from '../on';

/** Removes the tabindex of an element when it loses the focus, except to another window. */
function settle({target}: FocusEvent): void {
  const place = target as HTMLElement;
  if (place === document.activeElement) return;
  place.removeAttribute('tabindex');
  place.removeEventListener('blur', settle);
}

/**
 * Focuses the target of a navigation, so that screen readers read it and the keyboard continues there. It is focusable until it loses the
 * focus.
 *
 * @param hash fragment of the address, with `#`
 */
export function arrive(hash: string): void {
  // The title of the page, if the fragment has no target.
  const place = placeOf(hash) ?? document.querySelector('h1');
  if (!place) return;
  place.tabIndex = -1;
  place.focus({preventScroll: true});
  place.addEventListener('blur', settle);
}
