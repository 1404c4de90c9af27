import type {Schema} from '../openapi/types';

/** A field as pages show it: a property, parameter, header, alternative of a value, or whole body. */
export type Field = {
  readonly name: string;
  /** Names from the top of the request or response, e.g. `items.amount`. */
  readonly path: string;
  /** Stable anchor, e.g. `createOrder.req.items.amount`. */
  readonly anchor: string;
  readonly type: string;
  readonly required: boolean;
  /** The condition under which an optional field is required, as a sentence. */
  readonly condition?: string;
  /** CommonMark: the description of the field, then those of its items, each introduced by 每项. */
  readonly description: string;
  /** `description` split in two: the text of the field, and that of its items. */
  readonly ownText: string;
  readonly itemText: string;
  /** Length, range, count, format or pattern, in Chinese. */
  readonly limits: readonly string[];
  readonly values: readonly unknown[];
  readonly dictionary?: string;
  /** Descriptions of the values as CommonMark, by value; for fields without a dictionary. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** Examples of a parameter, each followed by its summary. */
  readonly examples?: readonly string[];
  readonly sensitive: boolean;
  readonly deprecated: boolean;
  readonly children: readonly Field[];
  /** The alternatives of the value (`oneOf`, `anyOf`). */
  readonly choices?: Choices;
  /** Name of the schema in `components.schemas` to which the nested fields belong. */
  readonly component?: string;
  /** Anchor of the field that shows the nested fields instead, where the schema is recursive or large. */
  readonly shownAt?: string;
  /** The page of the schema, which shows the nested fields instead. */
  readonly elsewhere?: Elsewhere;
  /** Keywords that a list of fields cannot represent, as JSON Schema. */
  readonly unshown?: Schema;
  /** Where a parameter or a header is sent. */
  readonly place?: Place;
  /** The schema of the field, with references resolved; the comparison of versions reads the limits in it. */
  readonly schema: Schema;
  /** Sum rules of the nested amounts (`x-sums`), e.g. `total = a + b`. */
  readonly rules: readonly string[];
};

/** A schema with a page of its own. */
export type Elsewhere = {
  /** Name of the schema in `components.schemas`. */
  readonly schema: string;
  /** Id of the page. */
  readonly page: string;
};

export type Place = 'path' | 'query' | 'header' | 'cookie' | 'response-header';

export type Choices = {
  readonly kind: 'oneOf' | 'anyOf';
  /** Name of the field whose value selects the alternative. */
  readonly discriminator?: string;
  readonly options: readonly Field[];
};

/** The nested fields of a field, then its alternatives. */
export const fieldsWithin = ({children, choices}: Pick<Field, 'children' | 'choices'>): readonly Field[] =>
  choices ? [...children, ...choices.options] : children;

/** The fields with all descendants, including the fields of alternatives. */
export function allFields(fields: readonly Field[]): readonly Field[] {
  const found: Field[] = [];
  const visit = (field: Field): void => {
    found.push(field);
    fieldsWithin(field).forEach(visit);
  };
  fields.forEach(visit);
  return found;
}

/** The beginnings of an anchor, from the operation to the anchor itself: `a.res.b` → `a`, `a.res`, `a.res.b`. */
export function anchorsAround(anchor: string): readonly string[] {
  const names = anchor.split('.');
  return names.map((_name, index) => names.slice(0, index + 1).join('.'));
}

/**
 * Creates a function that returns the anchor by which a page shows a field: the field's own, or that of its outermost ancestor whose nested
 * fields are shown in another place.
 *
 * @param fields top-level fields of the interfaces
 */
export function createShownAnchor(fields: readonly Field[]): (anchor: string) => string {
  const leading = allFields(fields).filter(({shownAt, elsewhere}) => shownAt !== undefined || elsewhere !== undefined);
  const anchors = new Set(leading.map(({anchor}) => anchor));
  return (anchor) => anchorsAround(anchor).find((one) => anchors.has(one)) ?? anchor;
}

/** The path of a field in its request or response, derived from its anchor, e.g. `items.amount`. */
export function pathOf({anchor}: Pick<Field, 'anchor'>): string {
  return anchor.split('.').slice(2).join('.');
}
