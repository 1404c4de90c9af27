/** Every address that was ever published, without the base URL: `{"/docs/": ["envelope", "signature"]}`, anchors by route. */
export const PUBLISHED = 'src/plugins/addresses/published.json';

/** Addresses that are gone, with the ones that took their place: `{"/docs/a#old": "/docs/b#new", "/docs/c": "/docs/d"}`. */
export const MOVED = 'src/plugins/addresses/moved.json';

export type Ledger = Readonly<Record<string, readonly string[]>>;
export type Moved = Readonly<Record<string, string>>;

/** The page of an address. */
export const pageOf = (address: string): string => address.split('#')[0];

const isPage = (address: string): boolean => !address.includes('#');

/** The pages that are gone, with the pages that took their place. */
export function movedPages(moved: Moved): ReadonlyMap<string, string> {
  return new Map(Object.entries(moved).filter(([from]) => isPage(from)));
}

/** Whether an address that is gone leads on: a page takes its anchors along. */
export const leadsOn = (address: string, moved: Moved): boolean => address in moved || pageOf(address) in moved;
