import type {Schema} from '../read/openapi';
import type {Resolve} from '../read/references';
import {besideNull} from './choices';
import {allowsNull, limitsOf} from './limits';
import {DEEPEST} from './types';
import * as words from '../../words';

/** The items of a list, through nested lists. */
export type Items = {
  /** The innermost schema, unresolved. */
  readonly written: Schema;
  /** The innermost schema, with references and `allOf` resolved. */
  readonly inner: Schema;
  /** The schemas of the items, their items and so on; empty if the value is not a list. */
  readonly levels: readonly Schema[];
};

/** Functions for reading schemas: `whole` resolves references and `allOf`, `describe` returns the description. */
type Reading = {
  readonly resolve: Resolve;
  readonly whole: (schema: Schema) => Schema;
  readonly describe: (schema: Schema) => string;
};

/** @param flat the schema with references and `allOf` resolved */
export function itemsOf(schema: Schema, flat: Schema, {resolve, whole, describe}: Reading): Items {
  let written = schema;
  const levels: Schema[] = [];
  let inner = flat;
  // JSON Schema ignores properties of a list.
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
 * A limit of a list's items, with a space between Chinese and Latin text.
 *
 * @param index nesting depth of the items; 0 for those of the outermost list
 */
export const eachOf = (text: string, index = 0): string => `${each(index)}${/^\w/.test(text) ? ' ' : ''}${text}`;

/** Limits of the items of a list. */
export const itemLimits = (levels: readonly Schema[]): readonly string[] =>
  levels.flatMap((level, index) =>
    [...limitsOf(level), ...(allowsNull(level) ? [words.fields.limits.null] : [])].map((limit) => eachOf(limit, index)),
  );

/** Whether a text is a single paragraph, and so can follow a label on the same line. */
const isParagraph = (text: string): boolean => !text.includes('\n') && !/^(?:[-+*>#|~]|```|\d+[.)])/.test(text);

/**
 * The descriptions of a value's items that differ from that of the value.
 *
 * @param before precedes each of them
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

/** A description with those of the items. */
export const withItemTexts = (own: string, levels: readonly Schema[]): string =>
  [own, ...itemTexts(own, levels, (level) => each(level) + words.text.colon)].filter(Boolean).join('\n\n');
