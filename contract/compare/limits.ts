import {eachOf} from '../model/items';
import {limitsOf} from '../model/limits';
import type {Schema} from '../openapi/types';
import {difference, without} from './kinds';
import type {Difference, Place} from './kinds';
import * as words from '../words';

type Change = 'limit-tightened' | 'limit-loosened';
type Compare = (before: Schema, after: Schema) => Change | undefined;
type Keyword = 'minLength' | 'minItems' | 'minimum' | 'maxLength' | 'maxItems' | 'maximum' | 'x-maximum';

/**
 * @param sign 1 where a greater limit accepts fewer values
 * @param absent the limit that applies where the keyword is missing
 */
function bound(keyword: Keyword, sign: 1 | -1, absent: number): Compare {
  const read = (schema: Schema): number => Number(schema[keyword] ?? absent);
  return (before, after) => {
    if (read(before) === read(after)) return undefined;
    return sign * (read(after) - read(before)) > 0 ? 'limit-tightened' : 'limit-loosened';
  };
}

/** Patterns and formats cannot be ordered by what they accept, so every new or changed one is a narrower limit. */
function shape(keyword: 'pattern' | 'format'): Compare {
  return (before, after) => {
    if (before[keyword] === after[keyword]) return undefined;
    return after[keyword] === undefined ? 'limit-loosened' : 'limit-tightened';
  };
}

const COMPARED: readonly Compare[] = [
  bound('minLength', 1, 0),
  bound('minItems', 1, 0),
  bound('minimum', 1, -Infinity),
  bound('maxLength', -1, Infinity),
  bound('maxItems', -1, Infinity),
  bound('maximum', -1, Infinity),
  bound('x-maximum', -1, Infinity),
  shape('pattern'),
  shape('format'),
];

const sentences = (schema: Schema): readonly string[] => [
  ...limitsOf({...schema, pattern: undefined}),
  ...(schema.pattern ? [words.interpolate(words.fields.limits.pattern, {pattern: `\`${schema.pattern}\``})] : []),
  ...(schema.items ? sentences(schema.items).map((sentence) => eachOf(sentence)) : []),
];

/** The limits of a value, and of the items of an array, that accept fewer or more values than before. */
export function compareLimits(before: Schema, after: Schema, place: Place): readonly Difference[] {
  const pairs = [[before, after], ...(before.items && after.items ? [[before.items, after.items]] : [])];
  const changes = pairs.flatMap(([first, second]) => COMPARED.map((compare) => compare(first, second)));
  const said = {
    before: without(sentences(before), sentences(after)).join(words.text.clauses) || words.changes.noLimit,
    after: without(sentences(after), sentences(before)).join(words.text.clauses) || words.changes.noLimit,
  };
  return (['limit-tightened', 'limit-loosened'] as const)
    .filter((change) => changes.includes(change))
    .map((change) => difference(change, place, said));
}
