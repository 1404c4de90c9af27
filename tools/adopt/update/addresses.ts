import {coveringRedirect} from '../../../src/plugins/addresses/ledger';
import type {Ledger, Moved} from '../../../src/plugins/addresses/ledger';
import type {Matched} from './operations';

export type Addresses = {readonly published: Ledger; readonly moved: Moved};

const addressesOf = (route: string, anchors: readonly string[]): readonly string[] => [
  route,
  ...anchors.map((anchor) => `${route}#${anchor}`),
];

const allOf = (ledger: Ledger): ReadonlySet<string> =>
  new Set(Object.entries(ledger).flatMap(([route, anchors]) => addressesOf(route, anchors)));

/** The part of an anchor after the name of the operation, empty for its heading; undefined for anchors of other operations. */
const heldBy = (anchor: string, operation: string): string | undefined =>
  anchor === `op-${operation}` ? '' : anchor.startsWith(`${operation}.`) ? anchor.slice(operation.length) : undefined;

/**
 * The ledger and redirects after an update: every address that was ever published exists or has a redirect.
 *
 * @param isCurrent whether a route belongs to the updated version
 * @param now the addresses of that version after the update
 * @param matched the matched operations of all contracts
 * @param guide target route for pages without a successor
 */
export function withRedirects(
  {published, moved}: Addresses,
  isCurrent: (route: string) => boolean,
  now: Ledger,
  matched: readonly Matched[],
  guide: string,
): Addresses {
  const kept = Object.fromEntries(Object.entries(published).filter(([route]) => !isCurrent(route)));
  const present = new Set([...allOf(kept), ...allOf(now)]);
  const routeOfAnchor = new Map(
    Object.entries(now).flatMap(([route, anchors]) => anchors.map((anchor) => [anchor, route] as const)),
  );
  const pairs = matched.flatMap((one) => one.pairs);
  const heirOf = (anchor: string): string | undefined => {
    for (const {before, after} of pairs) {
      const rest = heldBy(anchor, before.operation.anchor);
      if (rest === undefined || !after) continue;
      const heading = `op-${after.operation.anchor}`;
      const route = routeOfAnchor.get(heading);
      if (route === undefined) continue;
      const exact = `${route}#${after.operation.anchor}${rest}`;
      return rest !== '' && present.has(exact) ? exact : `${route}#${heading}`;
    }
    return undefined;
  };
  const leadOn = (address: string): string => {
    const [route, anchor] = address.split(/#(.*)/s);
    const heir = anchor === undefined ? undefined : heirOf(anchor);
    return heir ?? (present.has(route) ? route : guide);
  };
  const gone = Object.entries(published)
    .filter(([route]) => isCurrent(route))
    .flatMap(([route, anchors]) =>
      // The redirect of a page covers its anchors.
      present.has(route) ? addressesOf(route, anchors).filter((address) => !present.has(address)) : [route],
    );
  const before = Object.entries(moved)
    .filter(([from]) => !present.has(from))
    .map(([from, to]) => [from, present.has(to) ? to : leadOn(to)] as const);
  const known = Object.fromEntries(before);
  const fresh = gone.filter((from) => !(from in known) && coveringRedirect(from, known) === undefined);
  const all: Moved = {...known, ...Object.fromEntries(fresh.map((from) => [from, leadOn(from)]))};
  const routes = new Set([...Object.keys(published), ...Object.keys(now)]);
  return {
    published: Object.fromEntries(
      Array.from(routes, (route) => [
        route,
        Array.from(new Set([...(published[route] ?? []), ...(now[route] ?? [])])).sort(),
      ]),
    ),
    moved: Object.fromEntries(Object.entries(all).filter(([from, to]) => coveringRedirect(from, all) !== to)),
  };
}
