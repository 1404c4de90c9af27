import {decoded, memoized, withSiblings} from '../../contract/values';
import type {Follow} from '../../contract/values';
import type {Schema} from '../../contract';
import type {Contract} from '../contracts';

/** Limit of references that lead to references. */
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

/** Resolves the references of a bundled document, which all point into itself; a reference always gives the same object. */
export const followOf = memoized((document: Contract): Follow =>
  memoized((node: Schema): Schema => followed(document, node, HOPS)),
);

/** A nested part with its references resolved; undefined if it is missing. */
export function inside<Node>(document: Contract, node: unknown, ...names: readonly string[]): Node | undefined {
  const part = stepInto(node, names);
  return (typeof part === 'object' && part !== null ? followOf(document)(part) : part) as Node | undefined;
}

/** The items of a list or the values of an object, with references resolved. */
export const partsOf = <Node>(document: Contract, node: unknown, name: string): readonly Node[] =>
  Object.keys(stepInto(node, [name]) ?? {}).map((key) => inside<Node>(document, node, name, key) as Node);
