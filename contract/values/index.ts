import {sample} from 'openapi-sampler';
import type {Schema} from '../read/json-schema';
import {expanded} from './expand';
import type {Follow} from './expand';

export type {Follow} from './expand';

/** What a value is for. */
export type Purpose = {
  /** Leaves out what only the other direction carries: `readOnly` of requests, `writeOnly` of answers. */
  readonly direction: 'request' | 'response';
  /** Whether it has what is not required as well. */
  readonly whole?: boolean;
  readonly format?: 'json' | 'xml';
};

/** Deeper than any value that somebody reads. */
const DEPTH = 12;

/** An object of which nothing is required would be empty: then it has all. */
function filled(schema: Schema): Schema {
  const {properties, required = [], items} = schema;
  if (items) return {...schema, items: filled(items)};
  return properties && required.length === 0 ? {...schema, required: Object.keys(properties)} : schema;
}

/**
 * Makes a value of a schema: what the schema itself gives (an example, a default, the first of an enum), else the simplest that fits its type and
 * limits. The same schema makes the same value. Whether it fits all of the schema is for the caller to check.
 *
 * @param follow follows references
 * @returns a JSON value, XML text where that is asked for, or undefined where the schema allows none that could be made
 */
export function makeValue(schema: Schema, follow: Follow, {direction, whole = false, format = 'json'}: Purpose): unknown {
  const options = {
    quiet: true,
    skipNonRequired: !whole,
    skipReadOnly: direction === 'request',
    skipWriteOnly: direction === 'response',
    maxSampleDepth: DEPTH,
    format,
  } as const;
  try {
    return sample(filled(expanded(schema, follow)) as object, options);
  } catch {
    // A schema that contains itself without end has no value.
    return undefined;
  }
}
