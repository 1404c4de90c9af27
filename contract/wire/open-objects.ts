import {mapNodes} from '../read/nodes';
import type {OpenApi} from '../read/openapi';

/** Keywords with which a schema says what an object has in it. */
const SAYS = [
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
 * A document in which objects that may have anything in them say so: JSON Schema allows it where nothing is said, but generators of types read
 * such an object as an empty one.
 */
export const withOpenObjects = (document: OpenApi): OpenApi =>
  mapNodes(document, (node) =>
    [node.type].flat().includes('object') && !SAYS.some((keyword) => keyword in node)
      ? {...node, additionalProperties: true}
      : node,
  ) as OpenApi;
