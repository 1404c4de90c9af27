import type {ValidateFunction} from 'ajv/dist/2020';
import {fits, makeValue, memoized, validatorOf} from '../../contract/values';
import type {Purpose, Reading} from '../../contract/values';
import type {Schema} from '../../contract';
import type {Contract} from '../contracts';
import {followOf} from './document';
import type {FieldError} from './problem';
import * as words from '../../contract/words';

/** Validates a value by a schema of the contract; the errors name `field`. */
export type Check = (schema: Schema, value: unknown, field: string) => readonly FieldError[];

/** Validation of bodies, of texts that stand for other types, and of responses. */
export type Checks = Readonly<Record<'exact' | 'coercing' | 'outgoing', Check>>;

/** Whether a value is valid; a schema that applies itself to the same value, e.g. by oneOf and back by allOf, accepts every value. */
function isValid(validate: ValidateFunction, value: unknown): boolean {
  try {
    return validate(value);
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
}

/** Creates the validation by the schemas of a contract; each schema is compiled on first use. */
export function createChecks(contract: Contract): Checks {
  const follow = followOf(contract);
  // In many contracts alternatives overlap, so that a value matches several: then oneOf is validated as anyOf.
  const excluding = ({direction}: Purpose) =>
    memoized((schema: Schema) => fits(schema, follow, {direction}, makeValue(schema, follow, {direction})));
  const checkFor = (reading: Reading): Check => {
    // Ajv can only coerce a value inside of an object, in which it replaces the value.
    const validatorFor = memoized((schema: Schema) =>
      validatorOf({type: 'object', properties: {value: schema}}, follow, reading),
    );
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
