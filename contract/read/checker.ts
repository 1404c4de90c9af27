import Ajv from 'ajv/dist/2020';
import type {Options} from 'ajv/dist/2020';

/**
 * Creates a validator for the JSON Schemas of this folder. Validating and optimizing the schemas would take a tenth of a second in each
 * build: `own-schemas.test.ts` validates them, and each is compiled for few uses.
 */
export const createChecker = (options: Options = {}): Ajv =>
  new Ajv({allErrors: true, strict: false, validateSchema: false, code: {optimize: false}, ...options});
