import {jsonOf} from '../../values/numerals';

/** A text's UTF-8 bytes, percent-encoded by RFC 3986. */
const percent = (text: string): string =>
  Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

/** A name or value in a URL, in which no HTTP client changes a character: `fetch` would turn `'` into `%27`. */
export const encoded = (text: string): string => text.replace(/[^A-Za-z0-9\-._~]+/g, percent);

/** The literal part of a path template; characters that a path cannot contain are encoded. */
export const encodedPath = (text: string): string => text.replace(/[^A-Za-z0-9\-._~/:@!$&*+,;=]+/g, percent);

/** The value of a header, where HTTP allows visible ASCII only: other characters are encoded. */
export const headerText = (text: string): string => text.trim().replace(/[^\x20-\x7e]+/g, percent);

/** The name of a header: a token of RFC 9110, section 5.6.2. */
export const headerName = (text: string): string => text.replace(/[^!#$%&'*+.^_`|~0-9A-Za-z-]+/g, percent);

/** The address of a server, whose percent-encoding is kept. */
export const encodedAddress = (text: string): string => text.replace(/[^A-Za-z0-9\-._~/:@!$&*+,;=%]+/g, percent);

/** A UTF-16 unit as JSON, JavaScript, Java, Python and Go write it. */
const escape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Invisible characters that some compilers reject, such as byte order marks and direction marks, in the basic plane. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const withoutHidden = (literal: string): string =>
  literal.replace(HIDDEN, (found) => (found.length === 1 ? escape(found) : found));

/** Text without unpaired surrogates, which no program can send, and without NUL, which no shell can pass. */
export const wellFormed = (text: string): string => Buffer.from(text).toString().replaceAll('\0', '');

/** Indented JSON. */
export const jsonText = (value: unknown): string =>
  (jsonOf(value, 2) || 'null').split('\n').map(withoutHidden).join('\n');

/** A string literal of JavaScript, Java, Python and Go. */
export const literal = (text: string): string => withoutHidden(JSON.stringify(text));

/**
 * A text as one line of a comment: without line ends and direction marks, the end of PHP code (`?>`), an escape in Java source (`\u`), and
 * an encoding declaration of Python (`coding:`).
 */
export const comment = (text: string): string =>
  text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/\\/g, '/')
    .replace(/\?(?=>)/g, '? ')
    .replace(/coding(?=[:=])/g, 'coding ')
    .trim();
