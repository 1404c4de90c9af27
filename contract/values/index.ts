import {sample} from 'openapi-sampler';
import type {Schema} from '../openapi/json-schema';
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
export {plainName} from '../openapi/names';
export {withSiblings} from './siblings';
export {validatorOf} from './validators';
export {waysToCall} from './ways-to-call';

/** The use of a generated value. */
export type Purpose = {
  /** Leaves out fields of the other direction: `readOnly` in requests, `writeOnly` in responses. */
  readonly direction: 'request' | 'response';
  readonly format?: 'json' | 'xml';
  /** Whether the value is sent as text, as in a query: then the text 5 is also a number. */
  readonly texts?: boolean;
  /** The schemas that extend others: a value is made of one of them. */
  readonly subtypes?: Subtypes;
};

/** Limit of nested values; deeper ones are unreadable. */
const DEPTH = 12;

/** Limit of the parts of a value; a larger one is unreadable. */
const LARGEST = 10_000;

/** Requires all properties of an object that requires none, as it would otherwise be empty. */
function filled(schema: Schema): Schema {
  const {properties, required = [], items} = schema;
  if (items) return {...schema, items: filled(items)};
  return properties && required.length === 0 ? {...schema, required: Object.keys(properties)} : schema;
}

/** @param whole whether to generate optional properties, too */
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
    // A recursive schema without an end has no value.
    return undefined;
  }
}

const REQUEST: Reading = {direction: 'request'};
const RESPONSE: Reading = {direction: 'response'};
const TEXTS: Reading = {direction: 'request', texts: true};

/** Whether a value is valid by a schema. */
export function fits(schema: Schema, follow: Follow, {direction, texts}: Purpose, value: unknown): boolean {
  try {
    if (!texts) return validatorOf(schema, follow, direction === 'request' ? REQUEST : RESPONSE)(plainNumbers(value));
    // Ajv can only coerce a value inside of an object, in which it replaces the value.
    return validatorOf(
      {type: 'object', properties: {value: schema}},
      follow,
      TEXTS,
    )({value: structuredClone(plainNumbers(value))});
  } catch (error) {
    // Ajv recurses without end on a schema that applies itself to the same value, e.g. by oneOf and back by allOf; such a schema accepts
    // every value.
    if (error instanceof RangeError) return true;
    throw error;
  }
}

/** Generates values of a schema, the cheapest first. */
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
 * Generates a value of a schema: its example, default or first enum value, else the simplest within its type and limits. The same schema
 * always gives the same value.
 *
 * @param follow resolves references
 * @param given values that are preferred, if they are valid
 * @returns a valid JSON value; an invalid one where none was found; XML text for `format: 'xml'`; undefined where no value can be generated
 */
export function makeValue(schema: Schema, follow: Follow, purpose: Purpose, given: readonly unknown[] = []): unknown {
  const made: unknown[] = [];
  for (const value of [...given, ...candidates(schema, follow, purpose)]) {
    if (value !== undefined && (purpose.format === 'xml' || fits(schema, follow, purpose, value))) return value;
    made.push(value);
  }
  return made.find((value) => value !== undefined);
}
