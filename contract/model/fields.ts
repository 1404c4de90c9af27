import type {Schema} from '../read/openapi';

/** A field on a page: a property, a parameter, a header, an alternative of a value, or a whole body. */
export type Field = {
  readonly name: string;
  /** Names from the root of the request or response, e.g. `items.amount`. */
  readonly path: string;
  /** Stable anchor, e.g. `createOrder.req.items.amount`. */
  readonly anchor: string;
  readonly type: string;
  readonly required: boolean;
  /** The condition under which an optional field is required, as a sentence. */
  readonly condition?: string;
  /** CommonMark: its description, and those of its items, each after 每项. */
  readonly description: string;
  /** The description without that of the items. */
  readonly ownText: string;
  readonly itemText: string;
  /** Length, range, count, format or pattern, in Chinese. */
  readonly limits: readonly string[];
  readonly values: readonly unknown[];
  readonly dictionary?: string;
  /** The provider's descriptions of its values, if no dictionary explains them: CommonMark by value. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** Examples of a parameter, each with its description. */
  readonly examples?: readonly string[];
  readonly sensitive: boolean;
  readonly deprecated: boolean;
  readonly children: readonly Field[];
  /** The alternatives of its value, of which exactly one or at least one applies. */
  readonly choices?: Choices;
  /** Anchor of the place that shows its fields: for recursive schemas, and for large ones that the page shows already. */
  readonly shownAt?: string;
  /** The page that shows its fields instead of that of the interface. */
  readonly elsewhere?: Elsewhere;
  /** Keywords that a list of fields cannot show, as JSON Schema. */
  readonly unshown?: Schema;
  /** Where a parameter or a header is sent. */
  readonly place?: Place;
  /** The schema of the field with references resolved, for the comparison of versions. */
  readonly schema: Schema;
  /** Rules for the amounts in it, e.g. `total = a + b`. */
  readonly rules: readonly string[];
};

/** The page of a schema, or a place on it. */
export type Elsewhere = {
  /** Name of the schema in `components.schemas`. */
  readonly schema: string;
  /** Id of the page. */
  readonly page: string;
  /** End of an anchor within the schema, e.g. `.owner.address`; empty for the schema itself. */
  readonly path: string;
};

export type Place = 'path' | 'query' | 'header' | 'cookie' | 'response-header';

export type Choices = {
  readonly kind: 'oneOf' | 'anyOf';
  /** The field whose value selects the form. */
  readonly discriminator?: string;
  readonly options: readonly Field[];
};

/**
 * The fields with their nested fields and those of their alternatives.
 *
 * @param isOpen whether to include the fields inside of a field
 */
export function allFields(fields: readonly Field[], isOpen: (field: Field) => boolean = () => true): readonly Field[] {
  const found: Field[] = [];
  const visit = (field: Field): void => {
    found.push(field);
    if (!isOpen(field)) return;
    field.children.forEach(visit);
    field.choices?.options.forEach(visit);
  };
  fields.forEach(visit);
  return found;
}

/** Whether the page of an interface shows what is within a field. */
export const isShownHere = ({elsewhere}: Field): boolean => elsewhere === undefined;

/**
 * Finds the anchor that a page has for a field: its own, or that of the outermost field around it whose fields are shown elsewhere.
 *
 * @param fields those of the interfaces from the top
 */
export function createShownAnchor(fields: readonly Field[]): (anchor: string) => string {
  const leading = allFields(fields).filter(({shownAt, elsewhere}) => shownAt !== undefined || elsewhere !== undefined);
  const anchors = new Set(leading.map(({anchor}) => anchor));
  return (anchor) => {
    const names = anchor.split('.');
    const around = names.map((_name, index) => names.slice(0, index + 1).join('.'));
    return around.find((one) => anchors.has(one)) ?? anchor;
  };
}

/** Where a field stands in its request or answer by its anchor, e.g. `items.amount`. */
export function pathOf({anchor}: Pick<Field, 'anchor'>): string {
  return anchor.split('.').slice(2).join('.');
}
