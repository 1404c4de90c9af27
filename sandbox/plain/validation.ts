import type {ValidateFunction} from 'ajv/dist/2020';
import {fits, makeValue, validatorOf} from '../../contract/values';
import type {Purpose, Reading} from '../../contract/values';
import type {Schema} from '../../contract';
import type {Contract} from '../contracts';
import {followOf} from './document';
import type {FieldError} from './problem';
import * as words from '../../words';

/** Checks a value by a schema of the contract, and says what is wrong with which field. */
export type Check = (schema: Schema, value: unknown, field: string) => readonly FieldError[];

/** What bodies, texts that stand for other types, and answers are checked by. */
export type Checks = Readonly<Record<'exact' | 'coercing' | 'outgoing', Check>>;

/** Whether a value is valid; a schema that applies itself to the same value, e.g. by oneOf and back by allOf, refuses none. */
function isValid(validate: ValidateFunction, value: unknown): boolean {
  try {
    return validate(value);
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
}

/** The result for an object, computed once. */
function once<Result>(find: (schema: Schema) => Result): (schema: Schema) => Result {
  const known = new WeakMap<Schema, {readonly result: Result}>();
  return (schema) => {
    const found = known.get(schema) ?? {result: find(schema)};
    known.set(schema, found);
    return found.result;
  };
}

/** Makes what checks values by the schemas of a contract; each is compiled when it is needed first. */
export function createChecks(contract: Contract): Checks {
  const follow = followOf(contract);
  // Forms of many contracts overlap, so that each value fits several of them: then any of them will do.
  const excluding = ({direction}: Purpose) =>
    once((schema) => fits(schema, follow, {direction}, makeValue(schema, follow, {direction})));
  const checkFor = (reading: Reading): Check => {
    // Inside of an object, where a text can be replaced by what it stands for.
    const validatorFor = once((schema) => validatorOf({type: 'object', properties: {value: schema}}, follow, reading));
    return (schema, value, field) => {
      const validate = validatorFor(schema);
      if (isValid(validate, {value})) return [];
      return (validate.errors ?? []).map(({instancePath, keyword, message, params}) => {
        const missing = (params as {missingProperty?: string}).missingProperty;
        const place = `${field}${instancePath.slice('/value'.length)}${missing === undefined ? '' : `/${missing}`}`;
        return {
          field: place,
          rule: keyword,
          message: words.interpolate(words.sandbox.requests.breaks, {
            field: place,
            rule: keyword,
            message: message ?? '',
          }),
        };
      });
    };
  };
  return {
    exact: checkFor({direction: 'request', excludes: excluding({direction: 'request'})}),
    coercing: checkFor({direction: 'request', texts: true}),
    outgoing: checkFor({direction: 'response', excludes: excluding({direction: 'response'})}),
  };
}
