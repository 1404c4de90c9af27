import {memoizedByText} from '../memoized';
import type {Schema} from '../openapi/types';
import type {Resolve} from '../read/references';
import {flatten} from '../values/flatten';
import {isNumeral, plainNumbers} from '../values/numerals';
import * as words from '../words';

const typeOfValue = (value: unknown): string => {
  if (Array.isArray(value)) return 'array';
  if (isNumeral(value)) return typeOfValue(plainNumbers(value));
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
};

/** The types of a schema: those of `type`, or else those that its other keywords imply. */
export function typesOf(schema: Schema): readonly string[] {
  const {type, enum: values = [], const: value, properties, additionalProperties, items, prefixItems} = schema;
  if (type !== undefined) return [type].flat();
  if (properties || additionalProperties || schema.patternProperties) return ['object'];
  if (items || prefixItems) return ['array'];
  const known = value === undefined ? values : [value];
  return Array.from(new Set(known.filter((one) => one !== null).map(typeOfValue)));
}

/** Whether a schema has types, none of them of arrays or objects. */
export function isScalar(schema: Schema): boolean {
  const types = typesOf(schema);
  return types.length > 0 && !types.some((type) => ['array', 'object'].includes(type));
}

/** Limit for nested arrays and alternatives: no real document exceeds it, and schemas may be recursive. */
export const DEEPEST = 6;

/** The alternatives of a schema, `oneOf` before `anyOf`. */
export const alternativesOf = ({oneOf, anyOf}: Schema): readonly Schema[] => oneOf ?? anyOf ?? [];

/** Type names by schema and depth; cached, as many paths through alternatives can lead to one schema. */
const nameOf = memoizedByText((target: Schema, depth: number, resolve: Resolve): string =>
  typeName(flatten(target, resolve), resolve, depth),
);

const nameWithin = (schema: Schema, resolve: Resolve, depth: number): string => nameOf(resolve(schema), depth, resolve);

/**
 * The name of a type for readers: `string`, `integer | string`, `object[]`; 任意 where the schema does not restrict it.
 *
 * @param schema a schema with `$ref` and `allOf` merged
 */
export function typeName(schema: Schema, resolve: Resolve, depth = 0): string {
  const types = typesOf(schema).filter((type) => type !== 'null');
  if (types.length === 0) {
    const alternatives =
      depth < DEEPEST ? alternativesOf(schema).map((one) => nameWithin(one, resolve, depth + 1)) : [];
    return (
      Array.from(new Set(alternatives.filter((name) => name !== 'null'))).join(' | ') ||
      (typesOf(schema)[0] ?? words.fields.any)
    );
  }
  const names = types.map((type) => {
    if (type !== 'array') return type;
    const item = schema.items && depth < DEEPEST ? nameWithin(schema.items, resolve, depth + 1) : words.fields.any;
    return item.includes(' ') ? `(${item})[]` : `${item}[]`;
  });
  return names.join(' | ');
}
