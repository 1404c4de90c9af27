import {anchorsAround} from '../../../contract';

/** Every address that was ever published, without the base URL: `{"/docs/": ["envelope", "signature"]}`, anchors by route. */
export const PUBLISHED = 'src/plugins/addresses/published.json';

/** Removed addresses with their replacements: `{"/docs/a#old": "/docs/b#new", "/docs/c": "/docs/d"}`. */
export const MOVED = 'src/plugins/addresses/moved.json';

export type Ledger = Readonly<Record<string, readonly string[]>>;
export type Moved = Readonly<Record<string, string>>;

/** The page part of an address. */
export const pageOf = (address: string): string => address.split('#')[0];

const isPage = (address: string): boolean => !address.includes('#');

/** The published form of a route: when `trailingSlash` changes, hosts redirect between the forms with and without a trailing slash. */
export function publishedForm(route: string, ledger: Ledger): string {
  const other = route.endsWith('/') ? route.slice(0, -1) : `${route}/`;
  return !(route in ledger) && other in ledger ? other : route;
}

/** The removed pages with their replacements. */
export function movedPages(moved: Moved): ReadonlyMap<string, string> {
  return new Map(Object.entries(moved).filter(([from]) => isPage(from)));
}

/** The addresses around that of a field, the nearest first: the fields that it is in, and the heading of its interface. */
function addressesAround(address: string): readonly string[] {
  const [page, anchor = ''] = address.split(/#(.*)/s);
  const [operation, ...fields] = anchorsAround(anchor).slice(0, -1);
  return operation === undefined ? [] : [...fields.reverse(), `op-${operation}`].map((one) => `${page}#${one}`);
}

/** The redirect that covers an address without one of its own: that of a field or interface around it. */
export const coveringRedirect = (address: string, moved: Moved): string | undefined =>
  addressesAround(address)
    .map((one) => moved[one])
    .find((to) => to !== undefined);

/** Whether a removed address has a redirect; that of a page covers its anchors, and that of an interface or field what is within it. */
export const hasRedirect = (address: string, moved: Moved): boolean =>
  address in moved || pageOf(address) in moved || coveringRedirect(address, moved) !== undefined;
