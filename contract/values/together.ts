import {memoized} from '../memoized';
import type {Schema} from '../read/json-schema';
import {jsonOf} from './numerals';

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

/** Bounds of which the larger holds, and of which the smaller does, where both of two schemas have one. */
const LARGER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;
const SMALLER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;

const stricter = (
  keys: readonly ((typeof LARGER)[number] | (typeof SMALLER)[number])[],
  choose: (one: number, other: number) => number,
  first: Schema,
  second: Schema,
): Schema =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const [one, other] = [first[key], second[key]];
      return one === undefined || other === undefined ? [] : [[key, choose(one, other)]];
    }),
  );

/** The values that both lists have; those of the second where they have none in common, as no value could be shown. */
function common(first: readonly unknown[], second: readonly unknown[]): readonly unknown[] {
  const allowed = new Set(first.map((value) => jsonOf(value)));
  const both = second.filter((value) => allowed.has(jsonOf(value)));
  return both.length > 0 ? both : second;
}

/** The keywords of both schemas: of bounds the stricter, of values those that both allow, of others those of the second. */
export const keywordsOf = (first: Schema, second: Schema): Schema => ({
  ...first,
  ...second,
  ...stricter(LARGER, Math.max, first, second),
  ...stricter(SMALLER, Math.min, first, second),
  ...(first.enum && second.enum && {enum: common(first.enum, second.enum)}),
});

/**
 * Two schemas of one value as one: both hold, and the second has the last word on what only one can say.
 *
 * @returns the same object for the same parts, so that a schema that contains itself is known again
 */
export function together(first: Schema, second: Schema): Schema {
  const parts = Array.from(new Set([first, second].flatMap((schema) => partsOf(schema))));
  if (parts.length === 1) return first;
  const known = parts.reduce((before, part) => before.then(part), NO_PARTS);
  const havePatterns = first.pattern !== undefined && second.pattern !== undefined;
  const isFlat = second.$ref === undefined && !havePatterns && !(isDeep(first) && isDeep(second));
  known.made ??= isFlat ? keywordsOf(first, second) : {allOf: parts};
  partsOf(known.made, parts);
  return known.made;
}
