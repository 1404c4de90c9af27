/** A validation error of Joi, which beta.13 uses for front matter and options. */
export type Detail = {readonly message: string; readonly path: readonly (string | number)[]};

const silent = (): void => undefined;

/**
 * Calls a function of beta.13 and suppresses its error output, as our message contains the error with its place.
 *
 * @throws the errors of the function
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
 * Runs a validation of beta.13, and returns the errors of Joi.
 *
 * @throws other errors
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
