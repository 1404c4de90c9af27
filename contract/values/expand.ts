import type {Schema} from '../read/json-schema';
import {formsOf} from './alternatives';
import type {Follow} from './alternatives';
import {sampledName} from './field-names';
import {flatten} from './flatten';
import {numberOf} from './number';
import {textOf} from './text';

/** What holds data, in which `$ref` and `type` mean nothing. */
const DATA: readonly string[] = ['example', 'examples', 'default', 'const', 'enum'];

/** Whether what stands under a key of a schema is no schema. */
export const isData = (key: string): boolean => DATA.includes(key) || key.startsWith('x-');

/** Keywords whose members have names of the writer's choice. */
const PARTS = ['properties', 'patternProperties', '$defs', 'definitions'];

/** The type that a value is made of: `null` comes last. */
function typeOf({type}: Schema): string | undefined {
  if (typeof type === 'string' || type === undefined) return type as string | undefined;
  return (type as readonly string[]).find((one) => one !== 'null') ?? type[0];
}

const isGiven = (schema: Schema): boolean => DATA.some((key) => schema[key as keyof Schema] !== undefined);

/** A value for what openapi-sampler does not look at: patterns, steps, and bounds that exclude. */
export function hintOf(schema: Schema): unknown {
  const type = typeOf(schema);
  if (isGiven(schema)) return undefined;
  if (type === 'number' || type === 'integer') return numberOf({...schema, type});
  return type === 'string' || schema.pattern !== undefined ? textOf(schema) : undefined;
}

const isNull = ({type, const: value}: Schema): boolean => type === 'null' || value === null;

/** What a form says of a value, with the type that its schema has said already. */
const typed = (form: Schema, type: string | undefined): Schema =>
  type === undefined ||
  type === 'object' ||
  form.type !== undefined ||
  form.$ref !== undefined ||
  form.allOf !== undefined
    ? form
    : {...form, type};

/** The forms of a schema that others extend, by the values of its discriminator, each with what it adds; none of other schemas. */
export type Subtypes = (schema: Schema) => readonly {readonly label: string; readonly schema: Schema}[];

/** These forms, each with its value of the discriminator. */
const subtypeForms = (written: Schema, {discriminator}: Schema, subtypes: Subtypes | undefined): readonly Schema[] =>
  (discriminator && subtypes ? subtypes(written) : []).map(({label, schema}) => {
    const field = discriminator?.propertyName ?? '';
    return {allOf: [schema, {type: 'object', required: [field], properties: {[field]: {enum: [label]}}}]};
  });

/** What openapi-sampler reads of a schema, its parts not expanded yet: of forms that say more than `null`, the first is what a value is made of. */
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

/** A schema whose references are the very objects that they lead to, and what each of its parts was made of. */
export type Expanded = {readonly schema: Schema; readonly written: ReadonlyMap<unknown, Schema>};

/**
 * A schema in which each reference is the very object that it leads to, so that openapi-sampler sees where it comes back to itself.
 *
 * @param follow follows a reference, to another file too
 * @param subtypes the forms of schemas that others extend
 * @param forms whether every form of `oneOf` and `anyOf` is expanded, or the first alone
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
  /** Parts by names that may be those of keywords. */
  const copyParts = (parts: unknown): unknown =>
    typeof parts === 'object' && parts !== null
      ? Object.fromEntries(Object.entries(parts).map(([name, part]) => [sampledName(name), copy(part)]))
      : parts;
  return {schema: copy(schema) as Schema, written};
}
