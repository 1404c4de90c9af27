import type {Schema} from '../read/json-schema';

/** Signs of a text that weigh as much as one part of a value. */
const SIGNS = 100;

/**
 * About how many parts the value has that openapi-sampler makes of an expanded schema: schemas that use each other a few times soon ask for billions.
 *
 * @param whole whether what is not required is made as well
 */
export function sizeOf(schema: Schema, whole: boolean): number {
  const known = new Map<Schema, number>();
  const sum = (nodes: readonly unknown[]): number => nodes.reduce<number>((total, node) => total + size(node), 0);
  function size(node: unknown): number {
    if (typeof node !== 'object' || node === null) return 0;
    const own = node as Schema;
    const before = known.get(own);
    if (before !== undefined) return before;
    // A schema that contains itself ends where it comes back.
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
