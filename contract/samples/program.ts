/** What the programs of all schemes and languages have in common. */

/** Address of the local sandbox. */
export const SANDBOX = 'http://127.0.0.1:4010';

/** Seconds after which a program gives up. */
export const TIMEOUT = 10;

/** Parts of a file with a blank line between them; empty ones are left out. */
export const paragraphs = (...parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');

/** Each of the lines behind a margin. */
export const lines = (margin: string, texts: readonly string[]): string =>
  texts.map((text) => `${margin}${text}\n`).join('');
