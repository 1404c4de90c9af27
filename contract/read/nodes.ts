type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const withoutKey = (node: unknown, key: string): object =>
  Object.fromEntries(Object.entries(node as object).filter(([name]) => name !== key));

/** Keys whose value is a map by name. */
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

/** Keys whose value is data, which OpenAPI does not interpret. */
const DATA = new Set(['example', 'default', 'const', 'enum', 'value', 'dataValue', 'serializedValue']);

export const isData = (key: string, value: unknown): boolean =>
  DATA.has(key) || key.startsWith('x-') || (key === 'examples' && Array.isArray(value));

/**
 * A document with what its objects are changed to; examples, other data and extensions stay as they are.
 *
 * @param change makes another object of one whose parts are changed already, or gives it back
 * @returns what was given, where nothing changed
 */
export function mapNodes(node: unknown, change: (node: Node) => unknown, names = false): unknown {
  if (Array.isArray(node)) {
    const made = node.map((part) => mapNodes(part, change));
    return made.every((part, index) => part === node[index]) ? node : made;
  }
  if (!isNode(node)) return node;
  const entries = Object.entries(node);
  const made = entries.map(([key, value]): [string, unknown] =>
    !names && isData(key, value)
      ? [key, value]
      : [key, mapNodes(value, change, !names && MAPS.has(key) && isNode(value))],
  );
  const same = made.every(([, value], index) => value === entries[index][1]);
  const changed = same ? node : (Object.fromEntries(made) as Node);
  return names ? changed : change(changed);
}
