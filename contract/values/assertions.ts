import type {Schema} from '../openapi/json-schema';
import {formsOf} from './alternatives';
import type {Follow} from './alternatives';
import {plainNumbers} from './numerals';
import {regExpOf} from './pattern';

/** How values are validated. */
export type Reading = {
  /** Makes fields of the other direction optional: `readOnly` in requests, `writeOnly` in responses. */
  readonly direction?: 'request' | 'response';
  /** Whether values are texts that may stand for another type: the text 5 is also a number, so `oneOf` is validated as `anyOf`. */
  readonly texts?: boolean;
  /** Whether a schema's `oneOf` is exclusive; without this function it is. */
  readonly excludes?: (schema: Schema) => boolean;
};

/** Keywords with one schema; those with a list of schemas and with schemas by name follow. */
const ONE = new Set([
  'items',
  'contains',
  'additionalProperties',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
  'unevaluatedItems',
  'unevaluatedProperties',
]);
const LISTS = new Set(['allOf', 'prefixItems']);
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas']);
/** Keywords that restrict values. */
const ASSERTIONS = new Set(
  [
    'type',
    'enum',
    'const',
    'format',
    'pattern',
    'required',
    'dependentRequired',
    'minLength',
    'maxLength',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'x-maximum',
  ].concat([
    'exclusiveMaximum',
    'multipleOf',
    'minItems',
    'maxItems',
    'uniqueItems',
    'minContains',
    'maxContains',
    'minProperties',
    'maxProperties',
  ]),
);

/** Patterns of another regular expression dialect are ignored; `rules/contract.ts` reports an empty enum. */
const canCheck = (key: string, value: unknown): boolean =>
  (key !== 'pattern' || regExpOf(value as string) !== undefined) &&
  (key !== 'enum' || (value as readonly unknown[]).length > 0);

/** The required fields in this direction. */
function requiredOf({required = [], properties = {}}: Schema, {direction}: Reading, follow: Follow): readonly string[] {
  if (!direction) return required;
  const absent = direction === 'request' ? 'readOnly' : 'writeOnly';
  return required.filter(
    (name) => !Object.prototype.hasOwnProperty.call(properties, name) || follow(properties[name])[absent] !== true,
  );
}

/**
 * The keywords of a schema that a validator needs.
 *
 * @param refer returns what replaces a schema with `$ref`
 */
export function assertionsOf(
  schema: Schema,
  follow: Follow,
  reading: Reading,
  refer: (schema: Schema) => object,
): object {
  const inner = (node: unknown): unknown =>
    typeof node === 'object' && node !== null ? assertionsOf(node as Schema, follow, reading, refer) : node;
  if (schema.$ref !== undefined) return refer(schema);
  const {oneOf} = schema;
  const overlap = oneOf !== undefined && (reading.texts === true || reading.excludes?.(schema) === false);
  const entries = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (ONE.has(key)) return [[key, inner(value)]];
    if (LISTS.has(key)) return [[key, (value as readonly unknown[]).map(inner)]];
    if (key === 'oneOf' || key === 'anyOf')
      return overlap && key === 'oneOf' ? [] : [[key, formsOf(schema, key, follow).map(inner)]];
    if (key === 'required') return [[key, requiredOf(schema, reading, follow)]];
    if (!MAPS.has(key)) return ASSERTIONS.has(key) && canCheck(key, value) ? [[key, plainNumbers(value)]] : [];
    const named = Object.entries(value as object).filter(
      ([name]) => key !== 'patternProperties' || regExpOf(name) !== undefined,
    );
    return [[key, Object.fromEntries(named.map(([name, part]) => [name, inner(part)]))]];
  });
  const all = Object.fromEntries(entries);
  if (!overlap) return all;
  const any = {anyOf: formsOf(schema, 'oneOf', follow).map(inner)};
  return all.anyOf === undefined ? {...all, ...any} : {allOf: [all, any]};
}
