import {namesOf, partsOf} from './places';

/** A route as all its forms are compared: decoded, without a slash at its end. */
export const plainRoute = (route: string): string => (namesOf(route)[1] ?? route).replace(/\/$/, '');

/**
 * The route that an address leads to from a page, as the browser finds it.
 *
 * @param permalink route of the page
 * @param baseUrl which writers may leave out of the addresses of pages
 */
export function routeFrom(permalink: string, url: string, baseUrl: string): string {
  const {pathname} = new URL(partsOf(url).name, `http://site.example${permalink}`);
  return pathname.startsWith(baseUrl) ? pathname : baseUrl + pathname.slice(1);
}
