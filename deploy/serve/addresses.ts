import {NOT_FOUND_PAGE, OPTIONAL_ENDING} from './rules';

const ENDING = new RegExp(`${OPTIONAL_ENDING}$`);

/** Decoded addresses of removed pages, with the pages that replace them. Browsers keep the fragment. */
export type Redirects = ReadonlyMap<string, string>;

/** The address without its optional ending, e.g. `/docs` for `/docs/` and `/docs/index.html`. */
const bare = (pathname: string): string => pathname.replace(ENDING, '');

/**
 * A path as a browser sends it: the encoded path of a URI (RFC 3986, section 3.3). `$` is encoded too, as nginx takes it for a variable.
 *
 * @param pathname a decoded path, e.g. `/docs/你好`
 */
export function encodePath(pathname: string): string {
  return encodeURI(pathname).replace(/[?#$]/g, encodeURIComponent);
}

/** The canonical address of an HTML file below the base URL: `docs/index.html` → `docs/`, `docs/guide/start.html` → `docs/guide/start`. */
export function routeOf(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}

/**
 * The pages of a build by their decoded addresses.
 *
 * @param files paths of the build's files, relative to its root, with forward slashes
 * @param baseUrl folder of the origin that the site is published in, e.g. `/portal/`
 */
export function pagesOf(files: readonly string[], baseUrl: string): ReadonlyMap<string, string> {
  const isPage = (file: string) => file.endsWith('.html') && file !== NOT_FOUND_PAGE;
  return new Map(files.filter(isPage).map((file) => [baseUrl + routeOf(file), file]));
}

/** Redirect targets: encoded addresses of pages by `bare` decoded addresses. */
export type Targets = ReadonlyMap<string, string>;

/**
 * Redirects of every other form of a page's address: its optional endings, the other Unicode normal forms of its name, the addresses of
 * removed pages, and `/` to the base URL.
 *
 * @param pages decoded addresses of pages
 * @param redirects of removed pages; an existing page has precedence
 * @param baseUrl path of the site on its origin
 */
export function redirectTargets(pages: Iterable<string>, redirects: Redirects, baseUrl: string): Targets {
  const own = Array.from(pages, (page) => [page, page] as const);
  const home = own.filter(([page]) => page === baseUrl).map(([, page]) => ['/', page] as const);
  const exact = [...home, ...redirects, ...own].map(([from, to]) => [bare(from), encodePath(to)] as const);
  const normalized = exact.flatMap(([from, to]) => ['NFD', 'NFC'].map((form) => [from.normalize(form), to] as const));
  return new Map([...normalized, ...exact]);
}

/** The encoded redirect target of a decoded path; undefined if the path is not a form of a page's address. */
export function redirectTarget(targets: Targets, pathname: string): string | undefined {
  return targets.get(bare(pathname));
}
