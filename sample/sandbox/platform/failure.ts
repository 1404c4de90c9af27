import type {FieldError} from '../../../sandbox';
import * as words from '../../words';

/** A rejection with an error code of the contract. Rules throw it, and the platform turns it into a response. */
export class Failure extends Error {
  /**
   * @param code key of `x-errors`, e.g. `422401`
   * @param errors invalid fields, for codes that begin with 400
   */
  constructor(
    readonly code: string,
    readonly errors: readonly FieldError[] = [],
  ) {
    super(code);
  }
}

/** A rejection of a field with code 400003. @param values those of the placeholders in the text */
export const invalid = (
  field: string,
  rule: string,
  text: string,
  values: Parameters<typeof words.interpolate>[1] = {},
) => new Failure('400003', [{field, rule, message: words.interpolate(text, values)}]);

/** A bug of the sandbox itself, such as a response that violates the contract: it stops the sandbox. */
export class SandboxBug extends Error {}
