import {readFileSync} from 'fs';
import path from 'path';
import {site} from '../../src/data/site';
import * as ledger from '../../src/plugins/addresses/ledger';
import type {Ledger, Moved} from '../../src/plugins/addresses/ledger';
import {builtPages} from './files';
import {parseHtml} from './parse-html';

const ROOT = path.join(__dirname, '..', '..');
export const PUBLISHED = path.join(ROOT, ledger.PUBLISHED);
export const MOVED = path.join(ROOT, ledger.MOVED);

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** The anchors of the articles of built pages, sorted, without ids in drawings and scripts, to which nobody links. */
export function anchorsOfPages(pages: ReadonlyMap<string, string>): Ledger {
  const entries = Array.from(pages, ([route, html]) => {
    const $ = parseHtml(html);
    $('svg, script').remove();
    const ids = $('article [id]')
      .map((_index, element) => $(element).attr('id'))
      .get();
    return [route, [...new Set(ids)].sort()] as const;
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The anchors of the build under test by route without the base URL, in the form of the ledger. */
export const builtAnchors = (): Ledger =>
  anchorsOfPages(
    new Map(Array.from(builtPages(), ([route, html]) => [route.slice(site.baseUrl.length - 1), html] as const)),
  );

/** The ledger with the addresses that a build adds; none is ever removed. */
export function extended(known: Ledger, built: Ledger): Ledger {
  const routes = [...new Set([...Object.keys(known), ...Object.keys(built)])].sort();
  return Object.fromEntries(
    routes.map((route) => [route, [...new Set([...(known[route] ?? []), ...(built[route] ?? [])])].sort()]),
  );
}

/** Every address of a ledger: its pages, and their anchors. */
export const addressesOf = (addresses: Ledger): readonly string[] =>
  Object.entries(addresses).flatMap(([route, anchors]) => [route, ...anchors.map((anchor) => `${route}#${anchor}`)]);

/** Published addresses that the build lacks and that have no redirect, and redirects without a target. */
export function ledgerProblems(known: Ledger, moved: Moved, built: Ledger): readonly string[] {
  const published = new Set(addressesOf(known));
  const present = new Set(addressesOf(built));
  return [
    ...Array.from(published)
      .filter((address) => !present.has(address) && !ledger.leadsOn(address, moved))
      .map((address) => `${address} is gone. Bring it back, or say in src/plugins/addresses/moved.json where it went.`),
    ...Object.entries(moved)
      .filter(([, to]) => !present.has(to))
      .map(([from, to]) => `src/plugins/addresses/moved.json: ${from} went to ${to}, which does not exist.`),
    ...Array.from(present)
      .filter((address) => !published.has(address))
      .map((address) => `${address} is new. Run npm run record -- ledger.`),
  ];
}
