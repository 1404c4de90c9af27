import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {encodePath} from './addresses';
import type {Redirects} from './addresses';
import {REDIRECTS_FILE} from './rules';

/**
 * Redirects as a `_redirects` file, which Cloudflare Pages, Netlify and others read. Its addresses are encoded.
 *
 * @param redirects without the base URL
 * @param baseUrl folder of the origin that the site is published in, e.g. `/portal/`
 */
export function redirectsFile(redirects: Redirects, baseUrl: string): string {
  const at = (route: string) => encodePath(baseUrl + route.slice(1));
  return Array.from(redirects, ([from, to]) => `${at(from)} ${at(to)} 301\n`).join('');
}

/**
 * Reads the redirects of a build.
 *
 * @param folder the build folder; without a `_redirects` file there are none
 * @throws URIError for a malformed address
 */
export function redirectsOfBuild(folder: string): Redirects {
  const file = path.join(folder, REDIRECTS_FILE);
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => line.split(' ').map(decodeURIComponent)).map(([from, to]) => [from, to]));
}
