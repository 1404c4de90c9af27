import type {Redirects} from './redirects';
import {NOT_FOUND_PAGE, UNREACHABLE} from './rules';

/** Result for a path: a file of the build, a redirect to the canonical address, or nothing. */
export type Resolution = {readonly file: string} | {readonly redirect: string} | undefined;

/** The canonical address of an HTML file below the base URL: `docs/index.html` → `docs/`, `docs/dev/dev_1_1.html` → `docs/dev/dev_1_1`. */
export function routeOf(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}

/** The address without its optional endings: trailing slash, `index.html`, `.html`. */
export function bare(pathname: string): string {
  return pathname
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '$1')
    .replace(/\/$/, '');
}

/**
 * Creates the function that maps a path to a response. Every page has one canonical address; its other forms redirect to it in one step,
 * and `/` redirects to the base URL. Other paths outside the base URL lead to nothing.
 *
 * @param files paths of the build's files, relative to its root, with forward slashes
 * @param redirects of pages that are gone
 * @param baseUrl folder of the origin that the site is published in, e.g. `/portal/`
 * @returns a function of a decoded path that starts with `/`
 */
export function createResolver(
  files: readonly string[],
  redirects: Redirects = new Map(),
  baseUrl = '/',
): (pathname: string) => Resolution {
  const isPage = (file: string) => file.endsWith('.html') && file !== NOT_FOUND_PAGE;
  const isAsset = (file: string) => !file.endsWith('.html') && !UNREACHABLE.test(`/${file}`);
  const assets = new Map(files.filter(isAsset).map((file) => [baseUrl + file, file]));
  const pages = new Map(files.filter(isPage).map((file) => [baseUrl + routeOf(file), file]));
  const moved = Array.from(redirects, ([from, to]) => [bare(from), to] as const);
  const routes = new Map([...moved, ...Array.from(pages.keys(), (route) => [bare(route), route] as const)]);
  return (pathname) => {
    const file = assets.get(pathname) ?? pages.get(pathname);
    if (file) return {file};
    const route = routes.get(bare(pathname) || bare(baseUrl));
    return route === undefined ? undefined : {redirect: route};
  };
}
