import type {Schema} from '../openapi/types';
import type {Resolve} from '../read/references';
import {besideNull} from './choices';
import {allowsNull, limitsOf} from './limits';
import {DEEPEST} from './types';
import * as words from '../words';

/** The items of an array, including arrays of arrays. */
export type Items = {
  /** Schema of the innermost items as it is written, possibly a `$ref`. */
  readonly written: Schema;
  /** Schema of the innermost items, with `$ref` and `allOf` merged; the value itself where it is not an array. */
  readonly inner: Schema;
  /** Schemas of the items, from the outermost to the innermost array; empty where the value is not an array. */
  readonly levels: readonly Schema[];
};

/** Functions that read schemas: `whole` merges `$ref` and `allOf`, `describe` returns the description. */
type Reading = {
  readonly resolve: Resolve;
  readonly whole: (schema: Schema) => Schema;
  readonly describe: (schema: Schema) => string;
};

/** @param flat the schema, with `$ref` and `allOf` merged */
export function itemsOf(schema: Schema, flat: Schema, {resolve, whole, describe}: Reading): Items {
  let written = schema;
  const levels: Schema[] = [];
  let inner = flat;
  // In JSON Schema `properties` has no effect on arrays.
  const isList = ({type, items, prefixItems, properties}: Schema): boolean =>
    items !== undefined && !prefixItems && (!properties || [type].flat().join() === 'array');
  while (levels.length < DEEPEST && inner.items && isList(inner)) {
    written = inner.items;
    inner = whole(written);
    levels.push({...inner, description: describe(written)});
  }
  return {written: besideNull(resolve(written), resolve) ?? written, inner, levels};
}

/** Refers to items by their level: `每项`, `每项的每项`. */
const each = (index: number): string => words.fields.eachOf.repeat(index) + words.fields.each;

/**
 * Prefixes a statement about array items with 每项, with a space between Chinese and Latin text.
 *
 * @param index nesting level of the items, 0 for those of the outermost array
 */
export const eachOf = (text: string, index = 0): string => `${each(index)}${/^\w/.test(text) ? ' ' : ''}${text}`;

/** Limits of array items on all levels, as sentences. */
export const itemLimits = (levels: readonly Schema[]): readonly string[] =>
  levels.flatMap((level, index) =>
    [...limitsOf(level), ...(allowsNull(level) ? [words.fields.limits.null] : [])].map((limit) => eachOf(limit, index)),
  );

/** Whether a text can follow 每项： on the same line: it is one block, and not a list, heading, quotation or other CommonMark construct. */
const isParagraph = (text: string): boolean => !text.includes('\n') && !/^(?:[-+*>#|~]|```|\d+[.)])/.test(text);

/**
 * The descriptions of array items that differ from that of the array.
 *
 * @param before returns the prefix for the items of a level
 */
export const itemTexts = (
  own: string,
  levels: readonly Schema[],
  before: (level: number) => string = () => '',
): readonly string[] =>
  levels.flatMap(({description = ''}, index) => {
    if (description === '' || description === own) return [];
    const text = description.trim();
    const start = before(index);
    return [start + (start === '' || isParagraph(text) ? '' : '\n\n') + text];
  });

/** Appends the descriptions of array items to that of the array. */
export const withItemTexts = (own: string, levels: readonly Schema[]): string =>
  [own, ...itemTexts(own, levels, (level) => each(level) + words.text.colon)].filter(Boolean).join('\n\n');
