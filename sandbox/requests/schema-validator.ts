import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

/**
 * A validator of JSON Schema 2020-12 with formats, and with `x-maximum` for decimal numbers that are written as strings.
 *
 * @param coerceTypes whether text counts as the type that a schema asks for, as everything in a path or query is text
 */
export function createValidator(coerceTypes = false): Ajv {
  const ajv = new Ajv({strict: false, allErrors: true, validateSchema: false, coerceTypes});
  return addFormats(ajv).addKeyword({
    keyword: 'x-maximum',
    schemaType: 'string',
    validate: (maximum: string, value: unknown) => Number(value) <= Number(maximum),
    error: {message: ({schema}) => `must be <= ${String(schema)}`},
  });
}
