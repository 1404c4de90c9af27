import {pagesOf, redirectTarget, redirectTargets} from './addresses';
import type {Redirects} from './addresses';
import {servedFiles} from './rules';

/** Result for a path: a file of the build, a redirect to the encoded canonical address, or nothing. */
export type Resolution = {readonly file: string} | {readonly redirect: string} | undefined;

/** @param pathname decoded, starts with `/` */
export type Resolver = (pathname: string) => Resolution;

/**
 * Creates the function that maps a path to a response. Every page has one canonical address; its other forms redirect to it in one step,
 * and `/` redirects to the base URL. Other paths outside of the base URL are not found.
 *
 * @param files paths of the build's files, relative to its root, with forward slashes
 * @param redirects of removed pages
 * @param baseUrl path of the site on its origin, e.g. `/portal/`
 */
export function createResolver(files: readonly string[], redirects: Redirects = new Map(), baseUrl = '/'): Resolver {
  const assets = new Map(
    servedFiles(files)
      .filter((file) => !file.endsWith('.html'))
      .map((file) => [baseUrl + file, file]),
  );
  const pages = pagesOf(files, baseUrl);
  const targets = redirectTargets(pages.keys(), redirects, baseUrl);
  return (pathname) => {
    const file = assets.get(pathname) ?? pages.get(pathname);
    if (file !== undefined) return {file};
    const redirect = redirectTarget(targets, pathname);
    return redirect === undefined ? undefined : {redirect};
  };
}
