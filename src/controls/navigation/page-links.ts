/** Links to pages and files of the site; those to other sites, and to sections of the page, have other addresses. */
export const INTERNAL_LINK = 'a[href^="/"]:not([target], [download])';

/** Path of a link that leads to another page; not of files, whose last part has an extension. */
export function otherPage({origin, pathname}: HTMLAnchorElement): string | undefined {
  return origin === location.origin && pathname !== location.pathname && !/\.[a-z]\w*$/i.test(pathname)
    ? pathname
    : undefined;
}

/** The link to another page that a plain click, one that opens it in this tab, was made on. */
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
