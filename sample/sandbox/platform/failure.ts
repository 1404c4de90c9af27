import type {FieldError} from '../../../sandbox';

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

/** A bug of the sandbox itself, such as a response that violates the contract: it stops the sandbox. */
export class SandboxBug extends Error {}
