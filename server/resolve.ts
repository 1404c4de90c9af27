import type {Redirects} from './redirects';
import {NOT_FOUND_PAGE, UNREACHABLE} from './rules';

/** What a path leads to: a file of the build, another form of the address, or nothing. */
export type Resolution = {readonly file: string} | {readonly redirect: string} | undefined;

/** The one form of address of an HTML file: `docs/index.html` → `/docs/`, `docs/dev/dev_1_1.html` → `/docs/dev/dev_1_1`. */
function routeOf(file: string): string {
  return `/${file}`.replace(/index\.html$/, '').replace(/\.html$/, '');
}

/** The address without what tells its forms apart: trailing slash, `index.html`, `.html`. */
export function bare(pathname: string): string {
  return pathname.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1').replace(/\/$/, '');
}

/**
 * Makes the rule by which the site answers a path. Every page has one address; its other forms redirect to it in one step.
 *
 * @param files paths of the build's files, relative to its root, with forward slashes
 * @param redirects of pages that are gone
 * @returns a function from a decoded path that starts with `/` to what it leads to
 */
export function createResolver(files: readonly string[], redirects: Redirects = new Map()): (pathname: string) => Resolution {
  const isPage = (file: string) => file.endsWith('.html') && file !== NOT_FOUND_PAGE;
  const others = files.filter((file) => !file.endsWith('.html')).map((file) => `/${file}`);
  const assets = new Set(others.filter((pathname) => !UNREACHABLE.test(pathname)));
  const pages = new Map(files.filter(isPage).map((file) => [routeOf(file), file]));
  const moved = Array.from(redirects, ([from, to]) => [bare(from), to] as const);
  const routes = new Map([...moved, ...Array.from(pages.keys(), (route) => [bare(route), route] as const)]);
  return (pathname) => {
    if (assets.has(pathname)) return {file: pathname.slice(1)};
    const file = pages.get(pathname);
    if (file) return {file};
    const route = routes.get(bare(pathname));
    return route === undefined ? undefined : {redirect: route};
  };
}
