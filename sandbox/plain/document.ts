import {decoded, memoized, withSiblings} from '../../contract/values';
import type {Follow} from '../../contract/values';
import type {Schema} from '../../contract';
import type {Contract} from '../contracts';

/** References that lead to references end here. */
const HOPS = 20;

const keysOf = (reference: string): readonly string[] =>
  reference
    .split('/')
    .slice(1)
    .map((part) => decoded(part).replace(/~1/g, '/').replace(/~0/g, '~'));

const stepInto = (node: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>> | undefined)?.[key], node);

function followed(document: Contract, node: Schema, hops: number): Schema {
  if (typeof node.$ref !== 'string' || hops === 0) return node;
  const target = stepInto(document, keysOf(node.$ref));
  return withSiblings(node, followed(document, (target ?? {}) as Schema, hops - 1));
}

/** What follows the references of a bundled document, which all lead into itself: a reference gives the same object each time. */
export const followOf = memoized((document: Contract): Follow =>
  memoized((node: Schema): Schema => followed(document, node, HOPS)),
);

/** A part of a part, its reference followed; none where there is none. */
export function inside<Node>(document: Contract, node: unknown, ...names: readonly string[]): Node | undefined {
  const part = stepInto(node, names);
  return (typeof part === 'object' && part !== null ? followOf(document)(part) : part) as Node | undefined;
}

/** The parts of a list or of an object, their references followed. */
export const partsOf = <Node>(document: Contract, node: unknown, name: string): readonly Node[] =>
  Object.keys(stepInto(node, [name]) ?? {}).map((key) => inside<Node>(document, node, name, key) as Node);
