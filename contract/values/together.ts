import {memoized} from '../memoized';
import type {Schema} from '../read/json-schema';

/** The parts of schemas that were put together here. */
const partsOf = new WeakMap<Schema, readonly Schema[]>();

/** What was put together, by its first part and the numbers of all: the same parts are the same object each time. */
const madeFrom = memoized<Schema, [], Map<string, Schema>>(() => new Map());

let last = 0;
const numberOf = memoized<Schema, [], number>(() => (last += 1));

/** Whether more than keywords of one level must be joined. */
const isDeep = ({
  properties,
  patternProperties,
  additionalProperties,
  items,
  prefixItems,
  allOf,
  oneOf,
  anyOf,
  $ref,
}: Schema): boolean =>
  typeof additionalProperties === 'object' ||
  [properties, patternProperties, items, prefixItems, allOf, oneOf, anyOf, $ref].some((part) => part !== undefined);

/**
 * Two schemas of one value as one: of keywords that both have the second has the last word, but what they say of parts of the value holds
 * together.
 *
 * @returns the same object for the same parts, so that a schema that contains itself is known again
 */
export function together(first: Schema, second: Schema): Schema {
  const parts = Array.from(new Set([first, second].flatMap((schema) => partsOf.get(schema) ?? [schema])));
  if (parts.length === 1) return first;
  const known = madeFrom(parts[0]);
  const key = parts.map(numberOf).join(' ');
  const isFlat = second.$ref === undefined && !(isDeep(first) && isDeep(second));
  const schema = known.get(key) ?? (isFlat ? {...first, ...second} : {allOf: parts});
  known.set(key, schema);
  partsOf.set(schema, parts);
  return schema;
}
