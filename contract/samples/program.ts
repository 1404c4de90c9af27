/** Code shared by the programs of all languages, signed or not. */

/** Address of the local sandbox. */
export const SANDBOX = 'http://127.0.0.1:4010';

/** Timeout of a request, seconds. */
export const TIMEOUT = 10;

/** Joins the non-empty parts of a file by blank lines. */
export const paragraphs = (...parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');

/** Indents lines by `margin`. */
export const lines = (margin: string, texts: readonly string[]): string =>
  texts.map((text) => `${margin}${text}\n`).join('');
