import type {Schema} from '../read/json-schema';
import {formsOf} from './alternatives';
import type {Follow} from './alternatives';
import {plainNumbers} from './numerals';
import {regExpOf} from './pattern';

/** What values are checked for. */
export type Reading = {
  /** What only the other direction carries is not asked for: `readOnly` in requests, `writeOnly` in answers. */
  readonly direction?: 'request' | 'response';
  /** Whether texts stand for whatever they can be read as: the text 5 is a number too, so forms do not exclude each other. */
  readonly texts?: boolean;
  /** Whether the forms of `oneOf` exclude each other; they do where nothing is said. */
  readonly excludes?: (schema: Schema) => boolean;
};

/** Keywords of a schema that hold one schema, a list of them, and schemas by name. */
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
/** Keywords that a value can break. */
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

/** Expressions of other languages check nothing here; an enum without values is reported where it stands. */
const canCheck = (key: string, value: unknown): boolean =>
  (key !== 'pattern' || regExpOf(value as string) !== undefined) &&
  (key !== 'enum' || (value as readonly unknown[]).length > 0);

/** The fields that must be there in this direction. */
function requiredOf({required = [], properties = {}}: Schema, {direction}: Reading, follow: Follow): readonly string[] {
  if (!direction) return required;
  const absent = direction === 'request' ? 'readOnly' : 'writeOnly';
  return required.filter(
    (name) => !Object.prototype.hasOwnProperty.call(properties, name) || follow(properties[name])[absent] !== true,
  );
}

/**
 * What a validator needs of a schema: texts and keywords that it does not know are left out.
 *
 * @param refer what stands for a reference
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
