import {isNode} from '../openapi/nodes';

/** A noncharacter, which no text contains (Unicode, section 23.7); the source of a number follows it. */
const MARK = '\ufdd0';
/** The grammar of numbers in JSON. */
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/**
 * A number that JavaScript cannot represent or would print differently, e.g. `9007199254740993` or `10.00`. As a string it survives every
 * copy of the data.
 */
export const numeral = (source: string): string => MARK + source;

/** A text from a document without the mark, so that it cannot be mistaken for a number. */
export const withoutMarks = (text: string): string => text.replaceAll(MARK, '');

/** Whether a value is a number kept as its source. */
export const isNumeral = (value: unknown): value is string => typeof value === 'string' && value.startsWith(MARK);

/** The source of a numeral; other values unchanged. */
export const sourceOf = <Value>(value: Value): Value | string => (isNumeral(value) ? value.slice(MARK.length) : value);

/** A number in JSON syntax: YAML allows more forms. */
const jsonNumber = (source: string): string => (JSON_NUMBER.test(source) ? source : String(Number(source)));

/** Numerals in JSON, also in JSON that is a string in JSON. */
const IN_JSON = new RegExp(`(\\\\*)"${MARK}([^"\\\\]*)\\1"`, 'g');

/** A value as JSON, with its numbers as in the document. */
export const jsonOf = (value: unknown, indent?: number): string =>
  (JSON.stringify(value, null, indent) ?? '').replace(IN_JSON, (_all, _escape, source: string) => jsonNumber(source));

/**
 * A value with JavaScript numbers, which may be rounded.
 *
 * @returns the same object where it has no numeral
 */
export function plainNumbers(value: unknown): unknown {
  if (isNumeral(value)) return Number(value.slice(MARK.length));
  if (Array.isArray(value)) {
    const made = value.map(plainNumbers);
    return made.some((part, index) => part !== value[index]) ? made : value;
  }
  if (!isNode(value)) return value;
  const entries = Object.entries(value);
  const made = entries.map(([key, part]) => [key, plainNumbers(part)] as const);
  return made.some(([, part], index) => part !== entries[index][1]) ? Object.fromEntries(made) : value;
}
