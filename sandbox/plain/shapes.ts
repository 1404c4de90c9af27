import {decoded} from '../../contract/values';
import type {Parameter, Schema} from '../../contract';
import type {Contract} from '../contracts';
import {followOf} from './document';

/** A name and a value as they were sent, still percent-encoded. */
export type RawPair = readonly [name: string, text: string];

/** How a text is parsed. */
export type Shape = 'text' | 'list' | 'object';

function pairOf(text: string): RawPair {
  const [name, ...rest] = text.split('=');
  return [name, rest.join('=')];
}

/** The pairs of a query string or of a form. */
export const pairsOf = (text: string): readonly RawPair[] =>
  text.replace(/\+/g, '%20').split('&').filter(Boolean).map(pairOf);

/** The pairs of a Cookie header. */
export const cookiesOf = (header = ''): readonly RawPair[] =>
  header
    .split(';')
    .filter(Boolean)
    .map((pair) => pairOf(pair.trim()));

const SEPARATORS: Readonly<Record<string, RegExp>> = {spaceDelimited: /%20| /, pipeDelimited: /%7C|\|/i};

/** A schema and its alternatives, with references resolved. */
export function alternativesOf(contract: Contract, schema: Schema | undefined, depth = 5): readonly Schema[] {
  const node = followOf(contract)(schema ?? {});
  const inner = depth === 0 ? [] : [...(node.allOf ?? []), ...(node.oneOf ?? []), ...(node.anyOf ?? [])];
  return [node, ...inner.flatMap((part) => alternativesOf(contract, part, depth - 1))];
}

/** How values of a schema can be parsed; as text by default. */
export function shapesOf(contract: Contract, schema: Schema | undefined): readonly Shape[] {
  const types = alternativesOf(contract, schema).flatMap(({type = [], properties, items}) => [
    ...[type].flat(),
    ...(properties ? ['object'] : []),
    ...(items ? ['array'] : []),
  ]);
  const shapes = types.map((type): Shape => (type === 'array' ? 'list' : type === 'object' ? 'object' : 'text'));
  return shapes.length > 0 ? Array.from(new Set(shapes)) : ['text'];
}

const asObject = (texts: readonly string[], explode: boolean): Record<string, string> =>
  explode
    ? Object.fromEntries(texts.map((text) => pairOf(text).map(decoded)))
    : Object.fromEntries(
        texts.flatMap((name, index) => (index % 2 === 0 ? [[decoded(name), decoded(texts[index + 1] ?? '')]] : [])),
      );

/** The value of a header or path parameter. */
export function shapedText({name, style = 'simple', explode = false}: Parameter, sent: string, shape: Shape): unknown {
  const own = `${encodeURIComponent(name)}=`;
  const parts =
    style === 'matrix' ? sent.replace(/^;/, '').split(';') : [style === 'label' ? sent.replace(/^\./, '') : sent];
  // The value behind the name of a matrix parameter.
  const values =
    style === 'matrix' ? parts.map((part) => (part.startsWith(own) ? part.slice(own.length) : part)) : parts;
  if (shape === 'text') return decoded(values.join(';'));
  const members = values
    .flatMap((value) => value.split(style === 'label' && explode ? '.' : ','))
    .map((text) => text.trim());
  return shape === 'list' ? members.map(decoded) : asObject(members, explode);
}

/** The value of a query, cookie or form parameter; undefined if it was not sent. */
export function shapedPairs(
  {name, style = 'form', explode = style === 'form'}: Parameter,
  pairs: readonly RawPair[],
  shape: Shape,
  others: readonly string[],
): unknown {
  const own = pairs.filter(([sent]) => decoded(sent) === name).map(([, text]) => text);
  if (shape === 'object' && style === 'deepObject') {
    const members = pairs
      .map(([sent, text]) => [/^(.*?)\[(.*)\]$/.exec(decoded(sent)), text] as const)
      .filter(([found]) => found?.[1] === name);
    return members.length > 0
      ? Object.fromEntries(members.map(([found, text]) => [found?.[2], decoded(text)]))
      : undefined;
  }
  if (shape === 'object' && explode) {
    const members = pairs
      .filter(([sent]) => !others.includes(decoded(sent)))
      .map(([sent, text]) => [decoded(sent), decoded(text)]);
    return members.length > 0 ? Object.fromEntries(members) : undefined;
  }
  if (own.length === 0) return undefined;
  if (shape === 'text') return decoded(own[0]);
  const members = explode ? own : own[0].split(SEPARATORS[style] ?? ',');
  return shape === 'list' ? members.map(decoded) : asObject(members, false);
}
