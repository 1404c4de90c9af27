import type {Schema} from '../openapi/json-schema';

/** Annotations, of which those beside `$ref` win; other keywords of both apply together. */
const ANNOTATIONS = new Set([
  'title',
  'summary',
  'description',
  'deprecated',
  'default',
  'example',
  'examples',
  'readOnly',
  'writeOnly',
  'externalDocs',
]);

/** The target of a reference with the keywords beside `$ref`. */
export function withSiblings(schema: Schema, target: Schema): Schema {
  const keys = Object.keys(schema).filter((key) => key !== '$ref');
  if (keys.length === 0) return target;
  const siblings: Schema = Object.fromEntries(keys.map((key) => [key, schema[key as keyof Schema]]));
  const together = keys.some((key) => key in target && !ANNOTATIONS.has(key) && !key.startsWith('x-'));
  return together ? {...siblings, allOf: [target, ...(siblings.allOf ?? [])]} : {...target, ...siblings};
}
