import {isNode} from './nodes';
import {ownValue} from './reference-targets';

/** Keys of the children of a node that a part of a path selects. */
type Selector = (node: unknown) => readonly string[];
type Step = {readonly isDeep: boolean; readonly select: Selector};
type Test = (node: unknown) => boolean;

const KNOWN =
  "Known: $, .name, ['name'], [0], .*, [*], ..name, and [?@.name == 'value'] with ==, !=, && and parentheses around the whole";

const childrenOf = (node: unknown): readonly string[] =>
  Array.isArray(node) ? node.map((_, index) => String(index)) : isNode(node) ? Object.keys(node) : [];

const named =
  (name: string): Selector =>
  (node) =>
    isNode(node) && ownValue(node, name) !== undefined ? [name] : [];

const numbered =
  (index: number): Selector =>
  (node) => {
    const at = Array.isArray(node) && index < 0 ? node.length + index : index;
    return Array.isArray(node) && at >= 0 && at < node.length ? [String(at)] : [];
  };

/** Reads a path from its beginning on. */
class Reader {
  constructor(private rest: string) {}

  get isAtEnd(): boolean {
    return this.rest === '';
  }

  /** What a pattern takes from the beginning of the rest. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    const found = new RegExp(`^(?:${pattern.source})`, pattern.flags).exec(this.rest);
    if (found) this.rest = this.rest.slice(found[0].length);
    return found ?? undefined;
  }

  fail(): never {
    throw new Error(`has no meaning from "${this.rest.slice(0, 20)}" on. ${KNOWN}.`);
  }
}

const NAME = /[\p{L}_$][\p{L}\p{N}_$-]*/u;
const QUOTED = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/;
const INDEX = /-?\d+/;

const unquoted = ([, single, double]: RegExpExecArray): string => (single ?? double).replace(/\\(.)/g, '$1');

function valueOf(reader: Reader): unknown {
  const text = reader.take(QUOTED);
  if (text) return unquoted(text);
  const word = reader.take(/-?\d+(?:\.\d+)?|true|false|null/) ?? reader.fail();
  return JSON.parse(word[0]);
}

/** `@.in == 'query'`, or `@.deprecated`, which asks whether there is one. */
function testOf(reader: Reader): Test {
  if (!reader.take(/\s*@/)) reader.fail();
  const keys: string[] = [];
  for (let part = keyIn(reader); part !== undefined; part = keyIn(reader)) keys.push(part);
  const at = (node: unknown): unknown => keys.reduce(ownValue, node);
  const operator = reader.take(/\s*([!=]=)\s*/)?.[1];
  if (operator === undefined) return (node) => at(node) !== undefined;
  const value = valueOf(reader);
  return (node) => (at(node) === value) === (operator === '==');
}

function keyIn(reader: Reader): string | undefined {
  const name = reader.take(new RegExp(`\\.(${NAME.source})`, 'u'));
  if (name) return name[1];
  const text = reader.take(new RegExp(`\\[\\s*(?:${QUOTED.source})\\s*\\]`));
  return text && unquoted(text);
}

function filterOf(reader: Reader): Selector {
  const isWrapped = reader.take(/\s*\(/) !== undefined;
  const tests = [testOf(reader)];
  while (reader.take(/\s*&&/)) tests.push(testOf(reader));
  if (isWrapped && !reader.take(/\s*\)/)) reader.fail();
  return (node) =>
    childrenOf(node).filter((key) => tests.every((test) => test((node as Readonly<Record<string, unknown>>)[key])));
}

function bracketed(reader: Reader): Selector {
  const selectors: Selector[] = [];
  do {
    reader.take(/\s*/);
    const text = reader.take(QUOTED);
    const index = text ? undefined : reader.take(INDEX);
    if (text) selectors.push(named(unquoted(text)));
    else if (index) selectors.push(numbered(Number(index[0])));
    else if (reader.take(/\*/)) selectors.push(childrenOf);
    else if (reader.take(/\?/)) selectors.push(filterOf(reader));
    else reader.fail();
  } while (reader.take(/\s*,/));
  if (!reader.take(/\s*\]/)) reader.fail();
  return (node) => Array.from(new Set(selectors.flatMap((select) => select(node))));
}

function stepOf(reader: Reader): Step {
  const dots = reader.take(/\.{1,2}/)?.[0] ?? '';
  const isDeep = dots === '..';
  if (dots !== '.' && reader.take(/\[/)) return {isDeep, select: bracketed(reader)};
  if (dots === '') reader.fail();
  if (reader.take(/\*/)) return {isDeep, select: childrenOf};
  return {isDeep, select: named((reader.take(NAME) ?? reader.fail())[0])};
}

const withAllWithin = (data: unknown, keys: readonly string[]): readonly (readonly string[])[] => [
  keys,
  ...childrenOf(keys.reduce(ownValue, data)).flatMap((key) => withAllWithin(data, [...keys, key])),
];

/**
 * The places of a document that a JSONPath (RFC 9535) selects, of which it knows what documents of OpenAPI need.
 *
 * @param path e.g. `$.paths['/orders'].get.parameters[?@.name == 'page']`
 * @returns the keys of each place, in the order of the document
 * @throws Error that says what of the path is not known
 */
export function selected(data: unknown, path: string): readonly (readonly string[])[] {
  const reader = new Reader(path.trim());
  if (!reader.take(/\$/)) reader.fail();
  let places: readonly (readonly string[])[] = [[]];
  while (!reader.isAtEnd) {
    const {isDeep, select} = stepOf(reader);
    const from = isDeep ? places.flatMap((keys) => withAllWithin(data, keys)) : places;
    places = from.flatMap((keys) => select(keys.reduce(ownValue, data)).map((key) => [...keys, key]));
  }
  return places;
}
