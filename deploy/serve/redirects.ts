import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {REDIRECTS_FILE} from './rules';

/** Addresses of pages that are gone, with the pages that replace them. Browsers keep the fragment. */
export type Redirects = ReadonlyMap<string, string>;

/**
 * Redirects as a `_redirects` file, which Cloudflare Pages, Netlify and others read.
 *
 * @param redirects without the base URL
 * @param baseUrl folder of the origin that the site is published in, e.g. `/portal/`
 */
export function redirectsFile(redirects: Redirects, baseUrl: string): string {
  const at = (route: string) => baseUrl + route.slice(1);
  return Array.from(redirects, ([from, to]) => `${at(from)} ${at(to)} 301\n`).join('');
}

/**
 * Reads the redirects of a build.
 *
 * @param folder the build folder; without a `_redirects` file there are none
 */
export function redirectsOfBuild(folder: string): Redirects {
  const file = path.join(folder, REDIRECTS_FILE);
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => line.split(' ')).map(([from, to]) => [from, to]));
}
