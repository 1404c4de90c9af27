import Ajv from 'ajv/dist/2020';
import type {Options} from 'ajv/dist/2020';

/**
 * A validator for our schemas of contracts. Builds skip the check of these schemas themselves, which tests make (`own-schemas.test.ts`),
 * and the optimization, which takes longer than it saves in a single use; each would take a tenth of a second.
 */
export const createChecker = (options: Options = {}): Ajv =>
  new Ajv({allErrors: true, strict: false, validateSchema: false, code: {optimize: false}, ...options});
