import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {regExpOf} from './pattern';
import type {Pattern} from './pattern';

/**
 * A validator of JSON Schema 2020-12 as contracts use it: with formats, and with `x-maximum` for decimal numbers in strings.
 *
 * @param coerceTypes whether to convert texts to the types in the schema, as values in paths and queries are texts
 */
export function createAjv(coerceTypes = false): Ajv {
  // `assertions.ts` removes invalid patterns before a schema is compiled.
  const regExp = Object.assign((pattern: string) => regExpOf(pattern) as Pattern, {code: 'new RegExp'});
  // Optimization of the generated code would cost more time than it saves, as most schemas are used once.
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
