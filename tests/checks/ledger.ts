import {hasRedirect} from '../../src/plugins/addresses/ledger';
import type {Ledger, Moved} from '../../src/plugins/addresses/ledger';

/** Every address of a ledger: its pages, and their anchors. */
export const addressesOf = (addresses: Ledger): readonly string[] =>
  Object.entries(addresses).flatMap(([route, anchors]) => [route, ...anchors.map((anchor) => `${route}#${anchor}`)]);

export function ledgerProblems(known: Ledger, moved: Moved, built: Ledger): readonly string[] {
  const published = new Set(addressesOf(known));
  const present = new Set(addressesOf(built));
  return [
    ...Array.from(published)
      .filter((address) => !present.has(address) && !hasRedirect(address, moved))
      .map((address) => `${address} is gone. Bring it back, or say in src/plugins/addresses/moved.json where it went.`),
    ...Object.entries(moved)
      .filter(([, to]) => !present.has(to))
      .map(([from, to]) => `src/plugins/addresses/moved.json: ${from} went to ${to}, which does not exist.`),
    ...Array.from(present)
      .filter((address) => !published.has(address))
      .map((address) => `${address} is new. Run npm run record -- ledger.`),
  ];
}
