type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys whose value is a map by names, not an object with keys of the standard. */
const MAPS = new Set(
  [
    'paths',
    'webhooks',
    'content',
    'encoding',
    'headers',
    'responses',
    'callbacks',
    'links',
    'examples',
    'parameters',
    'requestBodies',
    'pathItems',
    'mediaTypes',
    'additionalOperations',
    'variables',
  ].concat([
    'schemas',
    'securitySchemes',
    'properties',
    'patternProperties',
    'dependentSchemas',
    '$defs',
    'definitions',
    'mapping',
    'scopes',
  ]),
);

/** Keys whose value is data, in which OpenAPI defines no keys. */
const DATA = new Set(['example', 'default', 'const', 'enum', 'value', 'dataValue', 'serializedValue']);

/** Whether the value of a key of the standard is a map by names. */
export const isMap = (key: string): boolean => MAPS.has(key);

export const isData = (key: string, value: unknown): boolean =>
  DATA.has(key) || key.startsWith('x-') || (key === 'examples' && Array.isArray(value));

/**
 * Maps all objects of a document, from the innermost outwards; examples, other data and extensions are left unchanged.
 *
 * @param change called with an object whose children are already mapped; returns its replacement, or the object itself
 * @param names whether the keys of `node` are names, so that it is not an object of the standard
 * @returns the same object if nothing changed
 */
export function mapNodes(node: unknown, change: (node: Node) => unknown, names = false): unknown {
  if (Array.isArray(node)) {
    const made = node.map((part) => mapNodes(part, change));
    return made.every((part, index) => part === node[index]) ? node : made;
  }
  if (!isNode(node)) return node;
  const entries = Object.entries(node);
  const made = entries.map(([key, value]): [string, unknown] =>
    !names && isData(key, value) ? [key, value] : [key, mapNodes(value, change, !names && isMap(key) && isNode(value))],
  );
  const same = made.every(([, value], index) => value === entries[index][1]);
  const changed = same ? node : (Object.fromEntries(made) as Node);
  return names ? changed : change(changed);
}
