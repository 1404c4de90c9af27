import type {Schema} from '../read/openapi';

/** A field as the pages show it: a property, a parameter, a header, a form that a value may have, or a whole body. */
export type Field = {
  readonly name: string;
  /** Its names from its request or answer on, e.g. `items.amount`. */
  readonly path: string;
  /** Stable anchor, e.g. `createOrder.req.items.amount`. */
  readonly anchor: string;
  readonly type: string;
  readonly required: boolean;
  /** The condition under which an optional field is required, as a sentence. */
  readonly condition?: string;
  /** CommonMark: what it says of itself, and what its items say, each behind 每项. */
  readonly description: string;
  /** The description split into that of the field and that of its items. */
  readonly ownText: string;
  readonly itemText: string;
  /** Length, range, count, format or pattern, in Chinese. */
  readonly limits: readonly string[];
  readonly values: readonly unknown[];
  readonly dictionary?: string;
  /** What the provider says of its values, where no dictionary explains them: CommonMark by the values as they are written. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** Examples of a parameter, each with what it shows. */
  readonly examples?: readonly string[];
  readonly sensitive: boolean;
  readonly deprecated: boolean;
  readonly children: readonly Field[];
  /** The forms that it may have, of which one holds, or at least one. */
  readonly choices?: Choices;
  /** Anchor of the place that shows its fields: they contain themselves, or are many and stand there already. */
  readonly shownAt?: string;
  /** The page that shows its fields instead of that of the interface. */
  readonly elsewhere?: Elsewhere;
  /** What no list of fields can show, as JSON Schema. */
  readonly unshown?: Schema;
  /** Where a parameter or a header is sent. */
  readonly place?: Place;
  /** What all of this is read from, its references followed; the comparison of versions reads its numbers. */
  readonly schema: Schema;
  /** Rules that hold for the amounts within it, e.g. `total = a + b`. */
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
 * The fields with those nested in them and in their forms.
 *
 * @param isOpen whether those within a field count
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
