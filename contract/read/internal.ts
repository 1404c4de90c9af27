import type {Edit} from './corrections';
import {isNode} from '../openapi/nodes';

/** Whether a part of a document is marked `x-internal`, which no page or download shows. */
export const isInternal = (value: unknown): boolean => isNode(value) && value['x-internal'] === true;

/**
 * The edits that leave out what is only a reference to an internal part: a path, a parameter, a property. References to other parts stay, as
 * they cannot be left out.
 *
 * @param keys keys of the object with the reference
 */
export function internalEdits(keys: readonly string[], target: unknown): readonly Edit[] {
  const [map, name] = keys.slice(-2);
  if (!isInternal(target) || !['paths', 'webhooks', 'parameters', 'properties'].includes(map)) return [];
  const required: Edit = {
    keys: [...keys.slice(0, -2), 'required'],
    to: (names) => (Array.isArray(names) ? names.filter((one) => one !== name) : names),
  };
  return [{keys, to: () => undefined}, ...(map === 'properties' ? [required] : [])];
}
