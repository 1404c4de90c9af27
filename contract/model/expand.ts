import type {OpenApi, Schema} from '../openapi/types';
import {memoized} from '../memoized';
import {plainName, uniqueNames} from '../openapi/names';
import type {Resolve} from '../read/references';
import {formsOf} from './choices';
import {conditionsOf, narrowedLimits, requirementOf} from './conditions';
import {titleOf, withDocs} from './description';
import type {Field} from './fields';
import {itemTexts, withItemTexts} from './items';
import {readingOf} from './reading';
import {createShownOnce} from './shown-once';
import {createSubtypes} from './subtypes';
import {flatten} from '../values/flatten';
import * as words from '../words';

/** Whether the caller sends or receives a value: `readOnly` fields are never sent, `writeOnly` fields never received. */
export type Direction = 'sent' | 'received';

/** Name, path and anchor of a field. */
type Place = Pick<Field, 'name' | 'path' | 'anchor'>;

/** The nested fields of a field, or the place that shows them. */
type Inside = Pick<Field, 'children' | 'choices' | 'component' | 'shownAt' | 'elsewhere'>;

type Settings = {
  readonly resolve: Resolve;
  readonly direction?: Direction;
  /** Schemas of the document by name, among which subtypes of a schema with a discriminator are looked up. */
  readonly schemas?: Readonly<Record<string, Schema>>;
  /** Page ids by schema name, for schemas with a page of their own, on which their nested fields are shown. */
  readonly pages?: OpenApi['schemaPages'];
  /** The schema whose own page is expanded. */
  readonly own?: string;
};

/** The object by which a schema is recognised in several places: a copy with other annotations shares it with the original. */
const identityOf = ({
  properties,
  allOf,
  oneOf,
  anyOf,
  patternProperties,
  prefixItems,
  items,
  additionalProperties,
}: Schema): unknown =>
  properties ??
  allOf ??
  oneOf ??
  anyOf ??
  patternProperties ??
  prefixItems ??
  items ??
  (typeof additionalProperties === 'object' ? additionalProperties : undefined);

/** The names of the schemas of a document by their identity. */
const namesOf = memoized((schemas: NonNullable<Settings['schemas']>, resolve: Resolve) => {
  const names = new Map<unknown, string[]>();
  Object.entries(schemas).forEach(([name, schema]) => {
    const identity = identityOf(resolve(schema));
    names.set(identity, [...(names.get(identity) ?? []), name]);
  });
  return names;
});

/** Whether a schema accepts no value: the reader turns `false` into `{not: {}}`. */
const allowsNothing = ({not}: Schema): boolean => not !== undefined && Object.keys(not).length === 0;

/** Creates the function that converts a schema to a field. One function serves one page and direction, as it keeps track of the schemas shown. */
export function createExpand({resolve, direction, schemas = {}, pages = {}, own}: Settings) {
  const readSchema = readingOf(resolve);
  const subtypesOf = createSubtypes(resolve, schemas);
  const names = namesOf(schemas, resolve);
  const pageOf = new Map(Object.entries(pages));
  const shownOnce = createShownOnce();
  /** Number of the fields expanded so far. */
  let count = 0;

  const belongs = (schema: Schema): boolean => {
    const {readOnly, writeOnly} = flatten(schema, resolve);
    return !(direction === 'sent' && readOnly) && !(direction === 'received' && writeOnly);
  };

  function propertiesOf(written: Schema, inner: Schema, {path, anchor}: Place): readonly Field[] {
    const conditions = conditionsOf(written, resolve);
    const named = uniqueNames();
    const place = (name: string): Place => ({
      name,
      path: path ? `${path}.${name}` : name,
      anchor: `${anchor}.${named(plainName(name))}`,
    });
    const {additionalProperties: others} = inner;
    const fields = Object.entries(inner.properties ?? {})
      .filter(([, property]) => belongs(property))
      .map(([name, property]) => {
        const field = fieldOf(property, place(name));
        const required = inner.required?.includes(name) ?? false;
        return {
          ...field,
          required,
          condition: requirementOf(name, conditions),
          limits: [...field.limits, ...narrowedLimits(name, conditions)],
        };
      });
    const patterns = Object.entries(inner.patternProperties ?? {}).map(([pattern, property]) =>
      fieldOf(property, place(`/${pattern}/`)),
    );
    const positions = (inner.prefixItems ?? []).map((item, index) => fieldOf(item, place(`[${index}]`)));
    const further =
      inner.prefixItems && inner.items && !allowsNothing(inner.items) ? [fieldOf(inner.items, place('[*]'))] : [];
    return [
      ...fields,
      ...patterns,
      ...positions,
      ...further,
      ...(typeof others === 'object' ? [fieldOf(others, place('*'))] : []),
    ];
  }

  function choicesOf(written: Schema, inner: Schema, {path, anchor}: Place): Field['choices'] {
    const own = formsOf(inner, resolve);
    const forms = own.length > 0 ? own : subtypesOf(written);
    if (forms.length === 0) return undefined;
    const named = uniqueNames(Object.keys(inner.properties ?? {}));
    const options = forms.map(({label, schema}) =>
      fieldOf(schema, {
        name: label,
        path: path + words.interpolate(words.text.note, {note: label}),
        anchor: `${anchor}.${named(plainName(label))}`,
      }),
    );
    return {
      kind: inner.anyOf && !inner.oneOf ? 'anyOf' : 'oneOf',
      discriminator: inner.discriminator?.propertyName,
      options,
    };
  }

  /** The nested fields of a schema, or the place that shows them already. */
  function within(written: Schema, inner: Schema, place: Place): Inside {
    const identity = identityOf(resolve(written));
    if (!identity) return {children: []};
    const components = names.get(identity) ?? [];
    const paged = components.find((name) => pageOf.has(name));
    const isRoot = own !== undefined && components.includes(own) && place.path === '';
    if (paged !== undefined && !isRoot)
      return {children: [], elsewhere: {schema: paged, page: pageOf.get(paged) as string}};
    const shownAt = shownOnce.placeOf(identity);
    if (shownAt !== undefined) return {children: [], shownAt};
    shownOnce.begin(identity, place.anchor);
    const before = count;
    const found = {children: propertiesOf(written, inner, place), choices: choicesOf(written, inner, place)};
    shownOnce.end(identity, count - before);
    return {...found, ...(components.length > 0 && {component: components[0]})};
  }

  /** Converts a schema to a field; the caller sets `required`, as that is a keyword of the parent schema. */
  function fieldOf(schema: Schema, place: Place): Field {
    count += 1;
    const {flat, written, inner, levels, description, facts} = readSchema(schema);
    const own = description || titleOf(schema, flat, place.name);
    return {
      ...facts,
      ...place,
      description: withDocs(withItemTexts(own, levels), flat),
      ownText: withDocs(own, flat),
      itemText: itemTexts(own, levels).join('\n\n'),
      ...within(written, inner, place),
    };
  }
  return fieldOf;
}

/** The fields of an object schema, with their nested fields. */
export const fieldsOf = (schema: Schema, anchor: string, resolve: Resolve): readonly Field[] =>
  createExpand({resolve})(schema, {name: '', path: '', anchor}).children;
