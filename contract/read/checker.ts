import Ajv from 'ajv/dist/2020';
import type {Options} from 'ajv/dist/2020';

/**
 * A validator for our schemas of contracts. Builds do not check the schemas themselves, as tests do (`own-schemas.test.ts`), and compile
 * them for one use, for which optimizing takes longer than it saves: both would take a tenth of a second.
 */
export const createChecker = (options: Options = {}): Ajv =>
  new Ajv({allErrors: true, strict: false, validateSchema: false, code: {optimize: false}, ...options});
