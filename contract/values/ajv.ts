import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {regExpOf} from './pattern';
import type {Pattern} from './pattern';

/**
 * A validator of JSON Schema 2020-12 as the contracts use it: with formats, and with `x-maximum` for decimal numbers that are
 * written as strings.
 *
 * @param coerceTypes whether text is converted to the type in the schema, as everything in a path or query is text
 */
export function createAjv(coerceTypes = false): Ajv {
  // Patterns that cannot be read are left out before a schema is compiled.
  const regExp = Object.assign((pattern: string) => regExpOf(pattern) as Pattern, {code: 'new RegExp'});
  // Most schemas are compiled to be used once: nothing is optimized.
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    validateSchema: false,
    addUsedSchema: false,
    inlineRefs: false,
    logger: false,
    coerceTypes,
    code: {optimize: false, regExp},
  });
  return addFormats(ajv).addKeyword({
    keyword: 'x-maximum',
    schemaType: 'string',
    validate: (maximum: string, value: unknown) => Number(value) <= Number(maximum),
    error: {message: ({schema}) => `must be <= ${String(schema)}`},
  });
}
