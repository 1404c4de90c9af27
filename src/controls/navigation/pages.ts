import {all} from '../on';
import {visit} from './visit';

async function load(path: string, priority: 'high' | 'low'): Promise<string> {
  const response = await fetch(path, {priority} as RequestInit);
  const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html');
  return isPage ? response.text() : '';
}

/**
 * Fetches a page of the site, once in a visit.
 *
 * @param path route of the page
 * @param priority `low` for a page that the reader has not asked for yet
 * @returns its HTML; empty when the server has no page at the path
 * @throws when the network fails
 */
export function fetchPage(path: string, priority: 'high' | 'low' = 'high'): Promise<string> {
  const {pages} = visit();
  const known = pages.get(path);
  if (known) return known;
  const page = load(path, priority);
  pages.set(path, page);
  const forget = () => pages.delete(path);
  page.then((html) => html || forget(), forget);
  return page;
}

/** Addresses of the app's scripts; each name carries a content hash. */
export const appScripts = (): readonly string[] => all('script[data-src]').map(({dataset}) => dataset.src ?? '');

/** Whether a page belongs to the same build as the present one: it names the same scripts. */
export function isOfThisBuild(html: string): boolean {
  const scripts = appScripts();
  return scripts.length > 0 && scripts.every((src) => html.includes(src));
}
