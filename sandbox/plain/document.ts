import type {Contract} from '../platform/contracts';

/** A part of a document, where it stands. */
export type Part<Node> = {readonly node: Node; readonly keys: readonly string[]};

/** References that lead to references end here. */
const HOPS = 20;

const keysOf = (reference: string): readonly string[] =>
  reference
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~'));

const stepInto = (node: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>> | undefined)?.[key], node);

/** Follows the references of a bundled document, which all lead into itself. */
export function followed<Node>(document: Contract, part: Part<unknown>, hops = HOPS): Part<Node | undefined> {
  const {$ref} = (part.node ?? {}) as {readonly $ref?: unknown};
  if (typeof $ref !== 'string' || hops === 0) return part as Part<Node | undefined>;
  const keys = keysOf($ref);
  return followed(document, {node: stepInto(document, keys), keys}, hops - 1);
}

/** A part of a part, its reference followed. */
export const inside = <Node>(document: Contract, {node, keys}: Part<unknown>, ...names: readonly string[]): Part<Node | undefined> =>
  followed(document, {node: stepInto(node, names), keys: [...keys, ...names]});

/** The parts of a list or of an object, their references followed. */
export const partsOf = <Node>(document: Contract, part: Part<unknown>, name: string): readonly Part<Node>[] =>
  Object.keys(stepInto(part.node, [name]) ?? {}).map((key) => inside(document, part, name, key) as Part<Node>);

/** The URI reference of a part of a document. */
export const pointerOf = (keys: readonly string[]): string =>
  `#${keys.map((key) => `/${encodeURIComponent(key.replace(/~/g, '~0').replace(/\//g, '~1'))}`).join('')}`;
