import type {Schema} from '../openapi/json-schema';

/** Characters of a text that count as one part of a value. */
const SIGNS = 100;

/**
 * Estimates the number of parts in the value that openapi-sampler generates from an expanded schema: nested references soon add up to
 * billions.
 *
 * @param whole whether optional properties are generated, too
 */
export function sizeOf(schema: Schema, whole: boolean): number {
  const known = new Map<Schema, number>();
  const sum = (nodes: readonly unknown[]): number => nodes.reduce<number>((total, node) => total + size(node), 0);
  function size(node: unknown): number {
    if (typeof node !== 'object' || node === null) return 0;
    const own = node as Schema;
    const before = known.get(own);
    if (before !== undefined) return before;
    // Ends the recursion in a recursive schema.
    known.set(own, 1);
    const {
      example,
      properties = {},
      required = [],
      items,
      prefixItems = [],
      contains,
      additionalProperties,
      allOf = [],
      anyOf = [],
      minItems = 1,
      maxItems = Infinity,
      minLength = 0,
    } = own;
    const wanted = Object.keys(properties).filter((name) => whole || required.includes(name));
    const list =
      Math.min(Math.max(1, minItems), maxItems) * sum([prefixItems.length > 0 ? undefined : (items ?? contains)]);
    const parts = sum([
      ...wanted.map((name) => properties[name]),
      ...prefixItems,
      ...allOf,
      ...anyOf.slice(0, 1),
      additionalProperties,
      additionalProperties,
    ]);
    const total = example === undefined ? 1 + minLength / SIGNS + list + parts : 1;
    known.set(own, total);
    return total;
  }
  return size(schema);
}
