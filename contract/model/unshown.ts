import type {Schema} from '../openapi/types';
import {isDescribable} from './conditions';

/** Keywords of JSON Schema 2020-12 that a list of fields cannot represent. */
const UNSHOWN: readonly string[] = [
  'not',
  'contains',
  'minContains',
  'maxContains',
  'dependentSchemas',
  'unevaluatedItems',
  'unevaluatedProperties',
  'contentSchema',
  '$dynamicRef',
];

/** Whether a list of fields cannot represent a keyword; `unevaluated…: false` is described in words. */
export const isUnshown = (key: string, value: unknown): boolean =>
  UNSHOWN.includes(key) && !(key.startsWith('unevaluated') && value === false);

const CONDITION = ['if', 'then', 'else'];

/**
 * The keywords of a schema that a list of fields cannot represent; a page shows them as JSON.
 *
 * @param schema a schema with `$ref` and `allOf` merged
 * @returns undefined where the fields represent the whole schema
 */
export function unshownPart(schema: Schema): Schema | undefined {
  const keys = [
    ...(schema.if && !isDescribable(schema) ? CONDITION : []),
    ...(schema.oneOf && schema.anyOf ? ['anyOf'] : []),
  ];
  const own = Object.entries(schema).filter(
    ([key, value]) => (keys.includes(key) || isUnshown(key, value)) && value !== undefined,
  );
  const parts = (schema.allOf ?? []).filter((part) => !part.if || !isDescribable(part));
  if (own.length === 0 && parts.length === 0) return undefined;
  return {...Object.fromEntries(own), ...(parts.length > 0 && {allOf: parts})};
}
