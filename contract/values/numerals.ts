import {isNode} from '../read/nodes';

/** A character that no text can hold (Unicode, section 23.7): what follows is a number as a document writes it. */
const MARK = '\ufdd0';
/** A number that JSON can write. */
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** A number that JavaScript would write in another way, e.g. `9007199254740993` or `10.00`. It is a text, so that it survives every copy of the data. */
export const numeral = (source: string): string => MARK + source;

/** A text without the marks of numerals, which it cannot mean. */
export const withoutMarks = (text: string): string => text.replaceAll(MARK, '');

/** Whether JavaScript writes a number in another way than its source. */
export const isNumeral = (value: unknown): value is string => typeof value === 'string' && value.startsWith(MARK);

/** What a document writes for a numeral; other values as they are. */
export const sourceOf = <Value>(value: Value): Value | string => (isNumeral(value) ? value.slice(MARK.length) : value);

/** A number as JSON writes it, whatever YAML allows beyond that. */
const jsonNumber = (source: string): string => (JSON_NUMBER.test(source) ? source : String(Number(source)));

/** Numerals in a text of JSON, also of JSON within a string of JSON. */
const IN_JSON = new RegExp(`(\\\\*)"${MARK}([^"\\\\]*)\\1"`, 'g');

/** A value as JSON, with its numbers as the document has them. */
export const jsonOf = (value: unknown, indent?: number): string =>
  (JSON.stringify(value, null, indent) ?? '').replace(IN_JSON, (_all, _escape, source: string) => jsonNumber(source));

/**
 * A value with the numbers that JavaScript has, which are the nearest.
 *
 * @returns what was given, where it has no numeral
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
