/** Links to pages and files of the site; other sites and sections of the page have addresses of another form. */
export const INTERNAL_LINK = 'a[href^="/"]:not([target], [download])';

/** Path of a link to another page; undefined for a file, whose last part has an extension. */
export function otherPage({origin, pathname}: HTMLAnchorElement): string | undefined {
  return origin === location.origin && pathname !== location.pathname && !/\.[a-z]\w*$/i.test(pathname)
    ? pathname
    : undefined;
}

/** The link to another page that a click opens in this tab, without modifier keys. */
export function clickedLink({
  defaultPrevented,
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  target,
}: MouseEvent): HTMLAnchorElement | undefined {
  const isPlain = !defaultPrevented && button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
  const link = isPlain ? (target as Element).closest<HTMLAnchorElement>(INTERNAL_LINK) : null;
  return link && otherPage(link) ? link : undefined;
}
