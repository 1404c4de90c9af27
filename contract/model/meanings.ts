import type {Schema} from '../read/openapi';
import {sourceOf} from '../values/numerals';
import {written} from './limits';
import * as words from '../../words';

/** What providers write beside an enum: names of its values, and texts, in its order or by the values. */
const NAMES = ['x-enum-varnames', 'x-enumNames'] as const;
const TEXTS = ['x-enum-descriptions', 'x-enumDescriptions'] as const;

/** The text for a value of a list of texts in the order of the enum, or of a map of them. */
function textFor(notes: unknown, value: string, index: number): string {
  if (typeof notes !== 'object' || notes === null) return '';
  const key = Array.isArray(notes) ? String(index) : value;
  const text = Object.prototype.hasOwnProperty.call(notes, key) ? (notes as Record<string, unknown>)[key] : undefined;
  return typeof text === 'string' && text.trim() !== value ? text.trim() : '';
}

/**
 * What a provider says of the values of an enum with the extensions that Redoc, Scalar and generators read.
 *
 * @returns CommonMark by the values as they are written; nothing where it says nothing
 */
export function meaningsOf(schema: Schema): Readonly<Record<string, string>> | undefined {
  const notes = (keys: readonly (keyof Schema)[]) => keys.map((key) => schema[key]).find((one) => one !== undefined);
  const [names, texts] = [notes(NAMES), notes(TEXTS)];
  if (names === undefined && texts === undefined) return undefined;
  const meanings = (schema.enum ?? [])
    .map((value): [string, string] => [written(value), typeof value === 'string' ? sourceOf(value) : written(value)])
    .map(([value, key], index): [string, string] => [
      value,
      [textFor(names, key, index), textFor(texts, key, index)].filter(Boolean).join(words.text.colon),
    ]);
  return meanings.some(([, text]) => text !== '') ? Object.fromEntries(meanings) : undefined;
}

/** What is said of a value; nothing where only every object has a key of its name, as `constructor`. */
export const meaningOf = (value: string, meanings: Readonly<Record<string, string>> = {}): string =>
  Object.prototype.hasOwnProperty.call(meanings, value) ? meanings[value] : '';
