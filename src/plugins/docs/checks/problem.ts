/** A mistake as Joi, with which beta.13 checks what writers and owners write, has it. */
export type Detail = {readonly message: string; readonly path: readonly (string | number)[]};

const silent = (): void => undefined;

/**
 * Calls a function of beta.13 without what it prints of a mistake, which our own message says with its place.
 *
 * @throws what the function throws
 */
export function quietly<Result>(call: () => Result): Result {
  const {log, error} = console;
  Object.assign(console, {log: silent, error: silent});
  try {
    return call();
  } finally {
    Object.assign(console, {log, error});
  }
}

/**
 * Lets beta.13 check something, and returns the mistakes that it finds.
 *
 * @throws what is no mistake in the data
 */
export function detailsOf(check: () => void): readonly Detail[] {
  try {
    quietly(check);
    return [];
  } catch (thrown) {
    const {details} = thrown as {readonly details?: readonly Detail[]};
    if (!details) throw thrown;
    return details;
  }
}
