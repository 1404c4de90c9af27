import {memoized} from '../memoized';
import type {Schema} from '../openapi/json-schema';
import {jsonOf} from './numerals';

/** A node in a tree of merged schemas: `made` is the schema merged from the parts on the way to it, so that the same parts give the same object. */
type Parts = {made?: Schema; readonly then: (part: Schema) => Parts};

const createParts = (): Parts => ({then: memoized(createParts)});
const NO_PARTS = createParts();

/** The parts from which a schema was merged; the schema itself where it is an original. */
const partsOf = memoized((schema: Schema, parts: readonly Schema[] = [schema]) => parts);

/** Whether a schema has keywords with nested schemas. */
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

/** Bounds that are stricter when larger, and those that are stricter when smaller. */
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

/** The values in both lists; those of the second where they share none, as no value could be shown. */
function common(first: readonly unknown[], second: readonly unknown[]): readonly unknown[] {
  const allowed = new Set(first.map((value) => jsonOf(value)));
  const both = second.filter((value) => allowed.has(jsonOf(value)));
  return both.length > 0 ? both : second;
}

/** The keywords of both schemas: the stricter bounds, the common enum values, otherwise those of the second. */
export const keywordsOf = (first: Schema, second: Schema): Schema => ({
  ...first,
  ...second,
  ...stricter(LARGER, Math.max, first, second),
  ...stricter(SMALLER, Math.min, first, second),
  ...(first.enum && second.enum && {enum: common(first.enum, second.enum)}),
});

/**
 * A schema that requires both schemas; where only one keyword is possible, that of the second wins.
 *
 * @returns the same object for the same parts, so that recursion is recognized
 */
export function mergeSchemas(first: Schema, second: Schema): Schema {
  const parts = Array.from(new Set([first, second].flatMap((schema) => partsOf(schema))));
  if (parts.length === 1) return first;
  const known = parts.reduce((before, part) => before.then(part), NO_PARTS);
  const havePatterns = first.pattern !== undefined && second.pattern !== undefined;
  const isFlat = second.$ref === undefined && !havePatterns && !(isDeep(first) && isDeep(second));
  known.made ??= isFlat ? keywordsOf(first, second) : {allOf: parts};
  partsOf(known.made, parts);
  return known.made;
}
