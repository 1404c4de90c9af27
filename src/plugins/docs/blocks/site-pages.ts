import pages from '../../../data/pages.json';

/** Page and anchor, as functions of addresses take them. */
type Place = readonly [page: string, anchor: string];

/** A link of a contract's text to an anchor of a page: `guide/payments#refunds`. */
export const linkTo = (page: string, anchor: string): string => `${page}#${anchor}`;

/** Page and anchor of such a link. */
export function placeOf(link: string): Place {
  const [page, anchor = ''] = link.split('#');
  return [page, anchor];
}

/** Where a page lists the interfaces of a family. */
export const catalogOf = (family: string): Place => placeOf(pages.catalog.replace('{family}', family));

/** What a schema of common.yaml is called, with the place of its section. */
export function sharedSchema(name: string): readonly [title: string, place?: Place] {
  const known: Readonly<Record<string, {readonly title: string; readonly place: string}>> = pages.schemas;
  return known[name] ? [known[name].title, placeOf(known[name].place)] : [name];
}
