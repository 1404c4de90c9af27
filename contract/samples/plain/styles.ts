import {jsonOf, sourceOf} from '../../values/numerals';
import {encoded} from './escape';

/** A name and a value as they are sent. */
export type Sent = readonly [name: string, text: string];

/** The serialization of a parameter or a form field (OpenAPI 3.1, section 4.8.12.3). */
export type Style = {readonly name: string; readonly style: string; readonly explode: boolean};

/** Escapes the characters of a value that have a meaning in its context. */
type Encode = (text: string) => string;

/** A single value as text. */
export const plainText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? jsonOf(value) : String(sourceOf(value));

/** The items of a list, or the properties of an object; undefined for other values. */
function membersOf(value: unknown): readonly Sent[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).map(([name, member]) => [name, plainText(member)]);
}

const isList = (value: unknown): boolean => Array.isArray(value);

/** Items or properties joined by `separator`: `a,b` of a list, `x,1,y,2` or `x=1,y=2` of an object. */
function joined(value: unknown, members: readonly Sent[], separator: string, encode: Encode, explode: boolean): string {
  if (isList(value)) return members.map(([, text]) => encode(text)).join(separator);
  return members.map(([name, text]) => `${encode(name)}${explode ? '=' : separator}${encode(text)}`).join(separator);
}

/** The text of a header or path parameter: styles simple, label and matrix. */
export function styledText({name, style, explode}: Style, value: unknown, encode: Encode = encoded): string {
  const members = membersOf(value);
  const plain = members ? '' : encode(plainText(value));
  if (style === 'label') return `.${members ? joined(value, members, explode ? '.' : ',', encode, explode) : plain}`;
  if (style !== 'matrix') return members ? joined(value, members, ',', encode, explode) : plain;
  if (!members || !explode) return `;${encode(name)}=${members ? joined(value, members, ',', encode, false) : plain}`;
  return members.map(([key, text]) => `;${encode(isList(value) ? name : key)}=${encode(text)}`).join('');
}

const SEPARATORS: Readonly<Record<string, string>> = {spaceDelimited: '%20', pipeDelimited: '%7C'};

/** The pairs of a query, cookie or form parameter: styles form, spaceDelimited, pipeDelimited and deepObject. */
export function styledPairs({name, style, explode}: Style, value: unknown): readonly Sent[] {
  const members = membersOf(value);
  if (!members) return [[encoded(name), encoded(plainText(value))]];
  if (style === 'deepObject') return members.map(([key, text]) => [encoded(`${name}[${key}]`), encoded(text)]);
  if (explode) return members.map(([key, text]) => [encoded(isList(value) ? name : key), encoded(text)]);
  return members.length === 0
    ? []
    : [[encoded(name), joined(value, members, SEPARATORS[style] ?? ',', encoded, false)]];
}
