import type {Schema} from '../openapi/types';
import {sourceOf} from '../values/numerals';
import {written} from './limits';
import * as words from '../words';

/** Extensions that name and describe the values of an enum, in its order or by value. */
const NAMES = ['x-enum-varnames', 'x-enumNames'] as const;
const TEXTS = ['x-enum-descriptions', 'x-enumDescriptions'] as const;

/** The text of an enum value, from an array in the order of the enum, or an object with the values as keys. */
function textFor(notes: unknown, value: string, index: number): string {
  if (typeof notes !== 'object' || notes === null) return '';
  const key = Array.isArray(notes) ? String(index) : value;
  const text = Object.prototype.hasOwnProperty.call(notes, key) ? (notes as Record<string, unknown>)[key] : undefined;
  return typeof text === 'string' && text.trim() !== value ? text.trim() : '';
}

/**
 * The descriptions of enum values in the extensions that Redoc, Scalar and code generators read.
 *
 * @returns CommonMark by value, a value that is not a string as JSON; undefined where no value has a description
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

/** The description of a value, or an empty text; an inherited property such as `constructor` is not a description. */
export const meaningOf = (value: string, meanings: Readonly<Record<string, string>> = {}): string =>
  Object.prototype.hasOwnProperty.call(meanings, value) ? meanings[value] : '';
