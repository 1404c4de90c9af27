import type {Schema} from '../openapi/json-schema';
import {formsOf} from './alternatives';
import type {Follow} from './alternatives';
import {sampledName} from './field-names';
import {flatten} from './flatten';
import {numberOf} from './number';
import {textOf} from './text';

/** Keywords with data, in which `$ref` and `type` have no meaning. */
const DATA: readonly string[] = ['example', 'examples', 'default', 'const', 'enum'];

/** Whether the value under a key of a schema is data, not a schema. */
export const isData = (key: string): boolean => DATA.includes(key) || key.startsWith('x-');

/** Keywords whose keys are names that writers choose. */
const PARTS = ['properties', 'patternProperties', '$defs', 'definitions'];

/** The first type that is not `null`. */
function typeOf({type}: Schema): string | undefined {
  if (typeof type === 'string' || type === undefined) return type as string | undefined;
  return (type as readonly string[]).find((one) => one !== 'null') ?? type[0];
}

const isGiven = (schema: Schema): boolean => DATA.some((key) => schema[key as keyof Schema] !== undefined);

/** A value for keywords that openapi-sampler ignores: patterns, multiples and exclusive bounds. */
export function hintOf(schema: Schema): unknown {
  const type = typeOf(schema);
  if (isGiven(schema)) return undefined;
  if (type === 'number' || type === 'integer') return numberOf({...schema, type});
  return type === 'string' || schema.pattern !== undefined ? textOf(schema) : undefined;
}

const isNull = ({type, const: value}: Schema): boolean => type === 'null' || value === null;

/** An alternative with the type of the schema around it, if it has none of its own. */
const typed = (form: Schema, type: string | undefined): Schema =>
  type === undefined ||
  type === 'object' ||
  form.type !== undefined ||
  form.$ref !== undefined ||
  form.allOf !== undefined
    ? form
    : {...form, type};

/** The schemas that extend a schema with a discriminator, by the discriminator's value; empty for other schemas. */
export type Subtypes = (schema: Schema) => readonly {readonly label: string; readonly schema: Schema}[];

/** The subtypes of a schema as alternatives, each restricted to its discriminator value. */
const subtypeForms = (written: Schema, {discriminator}: Schema, subtypes: Subtypes | undefined): readonly Schema[] =>
  (discriminator && subtypes ? subtypes(written) : []).map(({label, schema}) => {
    const field = discriminator?.propertyName ?? '';
    return {allOf: [schema, {type: 'object', required: [field], properties: {[field]: {enum: [label]}}}]};
  });

/**
 * The keywords of a schema in the form that openapi-sampler reads, its parts not expanded yet. Alternatives other than `null` come first,
 * as a value is made of the first.
 */
function prepared(schema: Schema, follow: Follow, extending: readonly Schema[]): Schema {
  const type = typeOf(schema);
  const {additionalProperties, oneOf, anyOf, ...others} = schema;
  const forms = ((oneOf ?? anyOf) ? formsOf(schema, oneOf ? 'oneOf' : 'anyOf', follow) : extending).map((form) =>
    typed(form, type),
  );
  const ordered = [...forms.filter((form) => !isNull(form)), ...forms.filter(isNull)];
  const isMap =
    typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0 && !schema.properties;
  const example = hintOf(schema);
  return {
    ...others,
    ...(ordered.length > 0 && {anyOf: ordered}),
    ...(type && {type}),
    ...(isMap && {additionalProperties}),
    ...(example !== undefined && {example}),
  };
}

/** A schema in which the target itself replaces each reference, and the original of each of its parts. */
export type Expanded = {readonly schema: Schema; readonly written: ReadonlyMap<unknown, Schema>};

/**
 * Replaces each reference in a schema by its target, one object for each, so that openapi-sampler recognizes recursion.
 *
 * @param follow resolves references, also to other files
 * @param forms whether to expand all alternatives of `oneOf` and `anyOf`, or only the first
 * @param subtypes the schemas that extend others
 */
export function expanded(
  schema: Schema,
  follow: Follow,
  forms: 'all' | 'first' = 'first',
  subtypes?: Subtypes,
): Expanded {
  const made = new Map<unknown, unknown>();
  const written = new Map<unknown, Schema>();
  const copy = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map(copy);
    const target = follow(node as Schema);
    const known = made.get(target);
    if (known) return known;
    const result: Record<string, unknown> = {};
    made.set(target, result);
    written.set(result, target);
    const {anyOf, ...rest} = prepared(flatten(target, follow), follow, subtypeForms(target, target, subtypes));
    Object.entries({...rest, ...(anyOf && {anyOf: forms === 'all' ? anyOf : anyOf.slice(0, 1)})}).forEach(
      ([key, value]) => {
        result[key] = isData(key)
          ? value
          : PARTS.includes(key)
            ? copyParts(value)
            : key === 'required' && Array.isArray(value)
              ? value.map(sampledName)
              : copy(value);
      },
    );
    return result;
  };
  /** Copies schemas by name; a name may be that of a keyword. */
  const copyParts = (parts: unknown): unknown =>
    typeof parts === 'object' && parts !== null
      ? Object.fromEntries(Object.entries(parts).map(([name, part]) => [sampledName(name), copy(part)]))
      : parts;
  return {schema: copy(schema) as Schema, written};
}
