import pages from '../../../data/pages.json';

/** Page and anchor, as arguments of PageUrl. */
type Place = readonly [page: string, anchor: string];

/** A link target in texts of contracts: `guide/payments#refunds`. */
export const linkTo = (page: string, anchor: string): string => `${page}#${anchor}`;

/** Splits such a link target. */
export function placeOf(link: string): Place {
  const [page, anchor = ''] = link.split('#');
  return [page, anchor];
}

/** The page and anchor of the catalog of a contract's operations. */
export const catalogOf = (family: string): Place => placeOf(pages.catalog.replace('{family}', family));

/** The title of a schema in common.yaml for readers, with the place of its section. */
export function sharedSchema(name: string): readonly [title: string, place?: Place] {
  const known: Readonly<Record<string, {readonly title: string; readonly place: string}>> = pages.schemas;
  return known[name] ? [known[name].title, placeOf(known[name].place)] : [name];
}
