import {jsonOf} from '../../values/numerals';

/** Bytes of a text by RFC 3986. */
const percent = (text: string): string =>
  Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

/** A name or value in a URL, of which no HTTP client changes a character: `fetch` turns `'` into `%27`. */
export const encoded = (text: string): string => text.replace(/[^A-Za-z0-9\-._~]+/g, percent);

/** The fixed part of a path: what a contract writes there beyond the characters of paths is encoded. */
export const encodedPath = (text: string): string => text.replace(/[^A-Za-z0-9\-._~/:@!$&*+,;=]+/g, percent);

/** The value of a header: HTTP carries visible ASCII there, so everything else is encoded. */
export const headerText = (text: string): string => text.trim().replace(/[^\x20-\x7e]+/g, percent);

/** The name of a header: a token of RFC 9110, section 5.6.2. */
export const headerName = (text: string): string => text.replace(/[^!#$%&'*+.^_`|~0-9A-Za-z-]+/g, percent);

/** The address of a server, which has its encoded characters already. */
export const encodedAddress = (text: string): string => text.replace(/[^A-Za-z0-9\-._~/:@!$&*+,;=%]+/g, percent);

/** A UTF-16 unit as JSON, JavaScript, Java, Python and Go write it. */
const escape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** What no reader sees and some compilers refuse, such as byte order marks and marks of writing direction, in the basic plane. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const withoutHidden = (literal: string): string =>
  literal.replace(HIDDEN, (found) => (found.length === 1 ? escape(found) : found));

/** Text without half characters, which no program can send, and without NUL, which no shell can hold. */
export const wellFormed = (text: string): string => Buffer.from(text).toString().replaceAll('\0', '');

/** JSON text on several lines, as samples show it. */
export const jsonText = (value: unknown): string =>
  (jsonOf(value, 2) || 'null').split('\n').map(withoutHidden).join('\n');

/** A string literal of JavaScript, Java, Python and Go. */
export const literal = (text: string): string => withoutHidden(JSON.stringify(text));

/**
 * A text as one line of a comment: no line end or direction mark, nothing that ends PHP (`?>`), begins an escape in a Java source (`\u`), or names
 * an encoding to Python (`coding:`).
 */
export const comment = (text: string): string =>
  text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/\\/g, '/')
    .replace(/\?(?=>)/g, '? ')
    .replace(/coding(?=[:=])/g, 'coding ')
    .trim();
