/** The not-found page is right at any address. */
const NOT_FOUND = '/404.html';

/**
 * Gives a page its own address, which its head names, where a host serves it at another one too, e.g. with `.html` or without a last slash. The
 * app, which reads the address, would not find the page there.
 */
export function correctAddress(): void {
  const link = document.querySelector<HTMLLinkElement>('link[hreflang]');
  if (!link) return;
  const {pathname} = new URL(link.href);
  if (!pathname.endsWith(NOT_FOUND) && pathname !== location.pathname)
    history.replaceState(history.state, '', pathname + location.search + location.hash);
}
