import {site} from '../../src/data/site';
import type {Ledger} from '../../src/plugins/addresses/ledger';
import {builtPages, parseHtml} from './built-pages';

/** The anchors in the articles of built pages, sorted, without ids in drawings and scripts, which links do not refer to. */
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

/** The ledger with the new addresses of a build; none is ever removed. */
export function extended(known: Ledger, built: Ledger): Ledger {
  const routes = [...new Set([...Object.keys(known), ...Object.keys(built)])].sort();
  return Object.fromEntries(
    routes.map((route) => [route, [...new Set([...(known[route] ?? []), ...(built[route] ?? [])])].sort()]),
  );
}
