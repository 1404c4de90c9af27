import {isNode} from '../../openapi/nodes';
import {ownValue} from '../reference-targets';

type Node = Readonly<Record<string, unknown>>;

/** The object under a key; empty if there is none. */
export const nodeAt = (node: Node, key: string): Node => {
  const part = ownValue(node, key);
  return isNode(part) ? part : {};
};

/** The strings of the array under a key, trimmed. */
export const textsAt = (node: Node, key: string): readonly string[] | undefined => {
  const list = ownValue(node, key);
  return Array.isArray(list)
    ? list.filter((one): one is string => typeof one === 'string').map((one) => one.trim())
    : undefined;
};

/** Maps the objects of a map. */
export const mapNamed = (section: Node, change: (node: Node, name: string) => unknown): Node =>
  Object.fromEntries(Object.entries(section).map(([name, node]) => [name, isNode(node) ? change(node, name) : node]));
