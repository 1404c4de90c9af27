import type {Schema} from '../openapi/json-schema';
import {isNode} from '../openapi/nodes';
import type {Follow} from './alternatives';

/** Keywords whose schemas apply to the value itself; those of its parts follow. */
const SAME = ['allOf', 'oneOf', 'anyOf', 'not', 'if', 'then', 'else', 'dependentSchemas'] as const;
const PARTS = [
  'properties',
  'patternProperties',
  'additionalProperties',
  'propertyNames',
  'items',
  'prefixItems',
  'contains',
  'unevaluatedItems',
  'unevaluatedProperties',
] as const;

/** Limit beyond any real document: nested alternatives soon add up to billions of schemas. */
const MOST = 50_000;

/** The schemas under some keywords: one, a list of them, or schemas by names. */
const schemasAt = (
  schema: Schema,
  keys: readonly (keyof Schema | 'dependentSchemas' | 'unevaluatedItems' | 'unevaluatedProperties')[],
): readonly Schema[] =>
  keys.flatMap((key) => {
    const value = (schema as Readonly<Record<string, unknown>>)[key];
    const isNamed = key === 'properties' || key === 'patternProperties' || key === 'dependentSchemas';
    return (Array.isArray(value) ? value : isNamed && isNode(value) ? Object.values(value) : [value]).filter(isNode);
  });

/**
 * Whether validating a value takes seconds, as a validator tries every alternative of every nested alternative.
 *
 * @param follow resolves references
 */
export function isCostly(schema: Schema, follow: Follow): boolean {
  const known = new Map<Schema, number>();
  const costOf = (written: Schema): number => {
    const target = follow(written);
    const before = known.get(target);
    if (before !== undefined) return before;
    // Ends the recursion in a recursive schema.
    known.set(target, 1);
    const own = schemasAt(target, SAME).reduce((sum, part) => sum + costOf(part), 1);
    const cost = Math.max(own, ...schemasAt(target, PARTS).map(costOf));
    known.set(target, cost);
    return cost;
  };
  return costOf(schema) > MOST;
}
