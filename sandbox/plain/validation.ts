import type {ValidateFunction} from 'ajv/dist/2020';
import type {FieldError} from '../requests/failure';
import {createValidator} from '../requests/schema-validator';
import type {Contract} from '../platform/contracts';
import {pointerOf} from './document';
import {Problem} from './problem';

/** Checks a value by the schema at a place of the contract, and says what is wrong with which field. */
export type Check = (keys: readonly string[], value: unknown, field: string) => readonly FieldError[];

/** Name of the document among the schemas of a validator. */
const NAME = 'contract.json';

/**
 * Makes what checks values by the schemas of a contract; each is compiled when it is needed first.
 *
 * @param coerce whether texts count as the types that schemas ask for
 * @returns a function that throws Problem 500 where a schema cannot be compiled
 */
export function createCheck(contract: Contract, coerce: boolean): Check {
  const ajv = createValidator(coerce, {logger: false, unicodeRegExp: false}).addSchema(contract, NAME);
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = (keys: readonly string[]): ValidateFunction => {
    const pointer = pointerOf(keys);
    try {
      // Inside of an object, where a text can be replaced by what it stands for.
      const validate = compiled.get(pointer) ?? ajv.compile({type: 'object', properties: {value: {$ref: `${NAME}${pointer}`}}});
      compiled.set(pointer, validate);
      return validate;
    } catch (error) {
      throw new Problem(500, `契约中 ${decodeURIComponent(pointer)} 的 schema 无法使用：${(error as Error).message}。请修改契约。`);
    }
  };
  return (keys, value, field) => {
    const validate = validatorOf(keys);
    if (validate({value})) return [];
    return (validate.errors ?? []).map(({instancePath, keyword, message, params}) => {
      const missing = (params as {missingProperty?: string}).missingProperty;
      const place = `${field}${instancePath.slice('/value'.length)}${missing === undefined ? '' : `/${missing}`}`;
      return {field: place, rule: keyword, message: `${place} 不符合 ${keyword}：${message ?? ''}`};
    });
  };
}
