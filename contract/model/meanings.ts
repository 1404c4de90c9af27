import type {Schema} from '../read/openapi';
import {sourceOf} from '../values/numerals';
import {written} from './limits';
import * as words from '../../words';

/** Extensions with names and descriptions of enum values, in the enum's order or by value. */
const NAMES = ['x-enum-varnames', 'x-enumNames'] as const;
const TEXTS = ['x-enum-descriptions', 'x-enumDescriptions'] as const;

/** The text for an enum value in a list or a map. */
function textFor(notes: unknown, value: string, index: number): string {
  if (typeof notes !== 'object' || notes === null) return '';
  const key = Array.isArray(notes) ? String(index) : value;
  const text = Object.prototype.hasOwnProperty.call(notes, key) ? (notes as Record<string, unknown>)[key] : undefined;
  return typeof text === 'string' && text.trim() !== value ? text.trim() : '';
}

/**
 * The provider's descriptions of enum values, from the extensions that Redoc, Scalar and generators read.
 *
 * @returns CommonMark by value; undefined if there is none
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

/** The description of a value; ignores inherited properties such as `constructor`. */
export const meaningOf = (value: string, meanings: Readonly<Record<string, string>> = {}): string =>
  Object.prototype.hasOwnProperty.call(meanings, value) ? meanings[value] : '';
