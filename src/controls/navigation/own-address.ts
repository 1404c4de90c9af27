/** The not-found page, which has no canonical address. */
const NOT_FOUND = '/404.html';

/**
 * Replaces the address by the canonical one in the head, if a host serves the page at another one, too, e.g. with `.html` or without a
 * trailing slash. The router of the app knows only the canonical one.
 */
export function correctAddress(): void {
  const link = document.querySelector<HTMLLinkElement>('link[hreflang]');
  if (!link) return;
  const {pathname} = new URL(link.href);
  if (!pathname.endsWith(NOT_FOUND) && pathname !== location.pathname)
    history.replaceState(history.state, '', pathname + location.search + location.hash);
}
