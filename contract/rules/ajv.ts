import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

/**
 * A validator of JSON Schema 2020-12 as the contracts use it: with formats, and with `x-maximum` for decimal numbers that are
 * written as strings.
 */
export function createAjv(): Ajv {
  // Most schemas are compiled to be used once: nothing is optimized.
  const ajv = new Ajv({strict: false, allErrors: true, validateSchema: false, addUsedSchema: false, inlineRefs: false, logger: false, code: {optimize: false}});
  return addFormats(ajv).addKeyword({
    keyword: 'x-maximum',
    schemaType: 'string',
    validate: (maximum: string, value: unknown) => Number(value) <= Number(maximum),
    error: {message: ({schema}) => `must be <= ${String(schema)}`},
  });
}
