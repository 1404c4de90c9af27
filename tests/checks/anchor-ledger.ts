import {readFileSync} from 'fs';
import path from 'path';
import {load} from 'cheerio';

const FOLDER = path.join(__dirname, '..', '..', 'ledger');
export const PUBLISHED = path.join(FOLDER, 'published.json');
export const MOVED = path.join(FOLDER, 'moved.json');

/** Anchors by route, e.g. `{'/docs/': ['envelope', 'signature']}`: what others may have linked to. */
export type Ledger = Readonly<Record<string, readonly string[]>>;

/** Addresses that are gone, with the ones that took their place, e.g. `{'/docs/a#old': '/docs/b#new'}`. */
export type Moved = Readonly<Record<string, string>>;

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** The anchors of the articles of built pages, sorted. Ids inside drawings are their own affair; a script is no place to lead to. */
export function anchorsOfPages(pages: ReadonlyMap<string, string>): Ledger {
  const entries = Array.from(pages, ([route, html]) => {
    const $ = load(html);
    $('svg, script').remove();
    const ids = $('article [id]').map((_index, element) => $(element).attr('id')).get();
    return [route, [...new Set(ids)].sort()] as const;
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The ledger with what a build has published since; nothing is ever taken out of it. */
export function extended(ledger: Ledger, built: Ledger): Ledger {
  const routes = [...new Set([...Object.keys(ledger), ...Object.keys(built)])].sort();
  return Object.fromEntries(routes.map((route) => [route, [...new Set([...(ledger[route] ?? []), ...(built[route] ?? [])])].sort()]));
}

const addressesOf = (ledger: Ledger): readonly string[] =>
  Object.entries(ledger).flatMap(([route, anchors]) => [route, ...anchors.map((anchor) => `${route}#${anchor}`)]);

/** Published addresses that the build lacks, with no entry that says where they went, and entries that lead nowhere. */
export function ledgerProblems(ledger: Ledger, moved: Moved, built: Ledger): readonly string[] {
  const published = new Set(addressesOf(ledger));
  const present = new Set(addressesOf(built));
  return [
    ...Array.from(published)
      .filter((address) => !present.has(address) && !(address in moved))
      .map((address) => `${address} is gone. Bring it back, or say in ledger/moved.json where it went.`),
    ...Object.entries(moved)
      .filter(([, to]) => !present.has(to))
      .map(([from, to]) => `ledger/moved.json: ${from} went to ${to}, which does not exist.`),
    ...Array.from(present)
      .filter((address) => !published.has(address))
      .map((address) => `${address} is new. Run npm run ledger.`),
  ];
}
