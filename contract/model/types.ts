import {memoizedByText} from '../memoized';
import type {Schema} from '../read/openapi';
import type {Resolve} from '../read/references';
import {flatten} from '../values/flatten';
import {isNumeral, plainNumbers} from '../values/numerals';
import * as words from '../../words';

const typeOfValue = (value: unknown): string => {
  if (Array.isArray(value)) return 'array';
  if (isNumeral(value)) return typeOfValue(plainNumbers(value));
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
};

/** The types that a schema names, or that follow from what else it says. */
export function typesOf(schema: Schema): readonly string[] {
  const {type, enum: values = [], const: value, properties, additionalProperties, items, prefixItems} = schema;
  if (type !== undefined) return [type].flat();
  if (properties || additionalProperties || schema.patternProperties) return ['object'];
  if (items || prefixItems) return ['array'];
  const known = value === undefined ? values : [value];
  return Array.from(new Set(known.filter((one) => one !== null).map(typeOfValue)));
}

/** How deep arrays of arrays are followed: no real one is deeper, and one may contain itself. */
export const DEEPEST = 6;

/** The alternatives of a schema, `oneOf` before `anyOf`. */
export const alternativesOf = ({oneOf, anyOf}: Schema): readonly Schema[] => oneOf ?? anyOf ?? [];

/** Names of types by schemas and how deep these stand: many alternatives may come to one schema in many ways. */
const nameOf = memoizedByText((target: Schema, depth: number, resolve: Resolve): string =>
  typeName(flatten(target, resolve), resolve, depth),
);

const nameWithin = (schema: Schema, resolve: Resolve, depth: number): string => nameOf(resolve(schema), depth, resolve);

/**
 * The type of a value in a word: `string`, `integer | string`, `object[]`; 任意 where a schema does not say.
 *
 * @param schema a schema whose references and parts are followed
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
