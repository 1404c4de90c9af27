import Ajv from 'ajv/dist/2020';
import type {Options} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

/**
 * A validator for JSON Schema 2020-12 with formats, and with `x-maximum` for decimal numbers in strings.
 *
 * @param coerceTypes whether text is converted to the type in the schema, as everything in a path or query is text
 * @param options what else the validator is told
 */
export function createValidator(coerceTypes = false, options: Options = {}): Ajv {
  const ajv = new Ajv({strict: false, allErrors: true, validateSchema: false, coerceTypes, ...options});
  return addFormats(ajv).addKeyword({
    keyword: 'x-maximum',
    schemaType: 'string',
    validate: (maximum: string, value: unknown) => Number(value) <= Number(maximum),
    error: {message: ({schema}) => `must be <= ${String(schema)}`},
  });
}
