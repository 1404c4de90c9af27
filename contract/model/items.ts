import type {Schema} from '../read/openapi';
import type {Resolve} from '../read/references';
import {besideNull} from './choices';
import {allowsNull, limitsOf} from './limits';
import {DEEPEST} from './types';
import * as words from '../../words';

/** What a list is made of, through lists of lists. */
export type Items = {
  /** The innermost value, as it was written. */
  readonly written: Schema;
  /** The innermost value, its references and parts followed. */
  readonly inner: Schema;
  /** The items of the list, the items of these, and so on to the innermost; none where the value is no list. */
  readonly levels: readonly Schema[];
};

/** What the fields of a page know of a schema: `whole` follows its references and parts, `describe` is what it says of itself. */
type Reading = {
  readonly resolve: Resolve;
  readonly whole: (schema: Schema) => Schema;
  readonly describe: (schema: Schema) => string;
};

/** @param flat the schema, followed */
export function itemsOf(schema: Schema, flat: Schema, {resolve, whole, describe}: Reading): Items {
  let written = schema;
  const levels: Schema[] = [];
  let inner = flat;
  // Properties of a list mean nothing: JSON Schema has them of objects alone.
  const isList = ({type, items, prefixItems, properties}: Schema): boolean =>
    items !== undefined && !prefixItems && (!properties || [type].flat().join() === 'array');
  while (levels.length < DEEPEST && inner.items && isList(inner)) {
    written = inner.items;
    inner = whole(written);
    levels.push({...inner, description: describe(written)});
  }
  return {written: besideNull(resolve(written), resolve) ?? written, inner, levels};
}

/** `每项`, `每项的每项`. */
const each = (index: number): string => words.fields.eachOf.repeat(index) + words.fields.each;

/**
 * What holds for the items of a list, with a space between Chinese and Latin text.
 *
 * @param index how deep the items are, 0 where they are not in lists themselves
 */
export const eachOf = (text: string, index = 0): string => `${each(index)}${/^\w/.test(text) ? ' ' : ''}${text}`;

/** Limits of the items of a list. */
export const itemLimits = (levels: readonly Schema[]): readonly string[] =>
  levels.flatMap((level, index) =>
    [...limitsOf(level), ...(allowsNull(level) ? [words.fields.limits.null] : [])].map((limit) => eachOf(limit, index)),
  );

/** A text of several blocks, or one that begins another one than a paragraph, stands below what it is of. */
const isParagraph = (text: string): boolean => !text.includes('\n') && !/^(?:[-+*>#|~]|```|\d+[.)])/.test(text);

/** The descriptions of the items of a value, where they say something else than it does. @param before what stands before each */
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

/** A description with those of the items. */
export const withItemTexts = (own: string, levels: readonly Schema[]): string =>
  [own, ...itemTexts(own, levels, (level) => each(level) + words.text.colon)].filter(Boolean).join('\n\n');
