import {mapNodes} from '../openapi/nodes';
import type {OpenApi} from '../openapi/types';

/** Keywords that describe the content of an object. */
const CONTENT_KEYWORDS = [
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
] as const;

/**
 * Adds `additionalProperties: true` to objects without a described content: JSON Schema allows any content there, but type generators would
 * take them for empty.
 */
export const withOpenObjects = (document: OpenApi): OpenApi =>
  mapNodes(document, (node) =>
    [node.type].flat().includes('object') && !CONTENT_KEYWORDS.some((keyword) => keyword in node)
      ? {...node, additionalProperties: true}
      : node,
  ) as OpenApi;
