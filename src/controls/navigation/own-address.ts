import {ownLink} from '../own-link';

/** The not-found page, which has no address of its own. */
const NOT_FOUND = '/404.html';

/**
 * Replaces the address by the one that the head names, if a host serves the page at another one, too, e.g. with `.html` or without a
 * trailing slash. The router of the app knows only this one.
 */
export function correctAddress(): void {
  const link = document.querySelector<HTMLLinkElement>(ownLink());
  if (!link) return;
  const {pathname} = new URL(link.href);
  if (!pathname.endsWith(NOT_FOUND) && pathname !== location.pathname)
    history.replaceState(history.state, '', pathname + location.search + location.hash);
}
