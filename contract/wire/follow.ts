import type {OpenApi} from '../openapi/types';
import {ownValue, pointerKeys} from '../read/reference-targets';
import {decoded} from '../values/decoded';

/** Returns a node of a bundled document, or the target of its `$ref`. */
export type FollowIn = <Node>(node: Node) => Node;

/**
 * Resolves references within a bundled document.
 *
 * @returns a function that returns other nodes, and references without a target or to themselves, unchanged
 */
export function followIn(document: OpenApi): FollowIn {
  const follow = <Node>(node: Node, steps = 100): Node => {
    const $ref = ownValue(node, '$ref');
    if (typeof $ref !== 'string' || !$ref.startsWith('#') || steps === 0) return node;
    const target = pointerKeys(decoded($ref.slice(1))).reduce<unknown>(ownValue, document);
    return target === undefined ? node : follow(target as Node, steps - 1);
  };
  return (node) => follow(node);
}
