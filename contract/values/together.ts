import {memoized} from '../memoized';
import type {Schema} from '../read/json-schema';

/** Parts of a schema that was put together, in order, and what was made of them: the same parts are the same object each time. */
type Parts = {made?: Schema; readonly then: (part: Schema) => Parts};

const createParts = (): Parts => ({then: memoized(createParts)});
const NO_PARTS = createParts();

/** The parts of a schema, which is the only one of itself unless it was put together here. */
const partsOf = memoized((schema: Schema, parts: readonly Schema[] = [schema]) => parts);

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
  const parts = Array.from(new Set([first, second].flatMap((schema) => partsOf(schema))));
  if (parts.length === 1) return first;
  const known = parts.reduce((before, part) => before.then(part), NO_PARTS);
  const isFlat = second.$ref === undefined && !(isDeep(first) && isDeep(second));
  known.made ??= isFlat ? {...first, ...second} : {allOf: parts};
  partsOf(known.made, parts);
  return known.made;
}
