import type {Schema} from '../read/openapi';
import {isDescribable} from './conditions';

/** Keywords of JSON Schema 2020-12 that no list of fields can show. */
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

/** Whether a keyword of a schema is one of these; that there is nothing else is said in words. */
export const isUnshown = (key: string, value: unknown): boolean =>
  UNSHOWN.includes(key) && !(key.startsWith('unevaluated') && value === false);

const CONDITION = ['if', 'then', 'else'];

/**
 * What no list of fields can show of a schema, as a schema: a page shows it as JSON.
 *
 * @param schema a schema whose references and parts are followed
 * @returns nothing where the fields show it all
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
