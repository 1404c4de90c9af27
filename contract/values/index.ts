import {sample} from 'openapi-sampler';
import type {Schema} from '../read/json-schema';
import type {Follow} from './alternatives';
import type {Reading} from './assertions';
import {expanded} from './expand';
import type {Subtypes} from './expand';
import {withOwnNames} from './field-names';
import {repair} from './repair';
import {plainNumbers} from './numerals';
import {sizeOf} from './size';
import {validatorOf} from './validators';

export {createAjv} from './ajv';
export {memoized} from '../memoized';
export type {Follow} from './alternatives';
export type {Reading} from './assertions';
export {decoded} from './decoded';
export {methodsOf} from './methods';
export {jsonOf, plainNumbers, sourceOf} from './numerals';
export {plainName} from '../read/names';
export {withSiblings} from './siblings';
export {validatorOf} from './validators';
export {waysToCall} from './ways-to-call';

/** What a value is for. */
export type Purpose = {
  /** Leaves out what only the other direction carries: `readOnly` of requests, `writeOnly` of answers. */
  readonly direction: 'request' | 'response';
  readonly format?: 'json' | 'xml';
  /** Whether it is sent as text, as in a query: then the text 5 is a number too. */
  readonly texts?: boolean;
  /** The forms of schemas that others extend: a value is made of one of them. */
  readonly subtypes?: Subtypes;
};

/** Deeper than any value that somebody reads. */
const DEPTH = 12;

/** Parts of a value: with more of them nobody would read it. */
const LARGEST = 10_000;

/** Where nothing is required the object would be empty: then all its properties are generated. */
function filled(schema: Schema): Schema {
  const {properties, required = [], items} = schema;
  if (items) return {...schema, items: filled(items)};
  return properties && required.length === 0 ? {...schema, required: Object.keys(properties)} : schema;
}

/** @param whole whether the value has what is not required as well */
function sampled(schema: Schema, {direction, format = 'json'}: Purpose, whole = false): unknown {
  if (sizeOf(schema, whole) > LARGEST) return undefined;
  const options = {
    quiet: true,
    skipNonRequired: !whole,
    skipReadOnly: direction === 'request',
    skipWriteOnly: direction === 'response',
    maxSampleDepth: DEPTH,
    format,
  };
  try {
    return withOwnNames(sample(schema as object, options));
  } catch {
    // A schema that contains itself without end has no value.
    return undefined;
  }
}

const REQUEST: Reading = {direction: 'request'};
const RESPONSE: Reading = {direction: 'response'};
const TEXTS: Reading = {direction: 'request', texts: true};

/** Whether a value fits a schema. */
export function fits(schema: Schema, follow: Follow, {direction, texts}: Purpose, value: unknown): boolean {
  try {
    if (!texts) return validatorOf(schema, follow, direction === 'request' ? REQUEST : RESPONSE)(plainNumbers(value));
    // Inside of an object, where a text can be replaced by what it stands for.
    return validatorOf(
      {type: 'object', properties: {value: schema}},
      follow,
      TEXTS,
    )({value: structuredClone(plainNumbers(value))});
  } catch (error) {
    // A schema that applies itself to the same value, e.g. by oneOf and back by allOf, can validate none.
    if (error instanceof RangeError) return true;
    throw error;
  }
}

/** Values of a schema, those that are easier to make first. */
function* candidates(schema: Schema, follow: Follow, purpose: Purpose): Generator<unknown> {
  const first = filled(expanded(schema, follow, 'first', purpose.subtypes).schema);
  yield sampled(first, purpose);
  if (purpose.format === 'xml') return;
  yield sampled(first, purpose, true);
  const all = expanded(schema, follow, 'all', purpose.subtypes);
  repair(
    all,
    (part) => sampled(part, purpose),
    (part, value) => fits(part, follow, purpose, value),
  );
  yield sampled(filled(all.schema), purpose);
  yield sampled(all.schema, purpose);
}

/**
 * Makes a value of a schema: what the schema itself gives (an example, a default, the first of an enum), else the simplest that fits its type and
 * limits. The same schema makes the same value.
 *
 * @param follow follows references
 * @param given values that are better than any that is made, where they fit
 * @returns a JSON value that fits the schema, else, as some schemas allow none, one that nearly does; XML text where that is wanted; undefined
 * where none could be made
 */
export function makeValue(schema: Schema, follow: Follow, purpose: Purpose, given: readonly unknown[] = []): unknown {
  const made: unknown[] = [];
  for (const value of [...given, ...candidates(schema, follow, purpose)]) {
    if (value !== undefined && (purpose.format === 'xml' || fits(schema, follow, purpose, value))) return value;
    made.push(value);
  }
  return made.find((value) => value !== undefined);
}
