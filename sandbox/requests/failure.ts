/** One member of `errors` in an answer: what is wrong with which field. */
export type FieldError = {
  /** JSON Pointer from the root of the business content. */
  readonly field: string;
  /** The JSON Schema keyword that does not hold, e.g. `pattern`. */
  readonly rule: string;
  /** For people, in Chinese. */
  readonly message: string;
};

/** A request that is refused with an error code of the contract. Rules throw it; the platform makes the answer of it. */
export class Failure extends Error {
  /**
   * @param code key of `x-errors`, e.g. `422401`
   * @param errors fields to complain of, for codes that begin with 400
   */
  constructor(
    readonly code: string,
    readonly errors: readonly FieldError[] = [],
  ) {
    super(code);
  }
}

/** A fault of the sandbox itself, such as an answer that does not fit the contract: it stops the sandbox. */
export class SandboxBug extends Error {}
