import {STATUS_CODES} from 'http';
import type {WireAnswer} from '../transport/wire';

/** One member of `errors` in a response: a field and what is wrong with it. */
export type FieldError = {
  /** JSON Pointer from the root of the business content. */
  readonly field: string;
  /** The violated JSON Schema keyword, e.g. `pattern`. */
  readonly rule: string;
  /** A message for people, in Chinese. */
  readonly message: string;
};

/** A rejected request, with an explanation as its response (RFC 9457). */
export class Problem extends Error {
  /**
   * @param status HTTP status
   * @param detail for people, in Chinese: what is wrong and how to fix it
   * @param errors what is wrong with single fields
   * @param headers headers that the status requires
   */
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly errors: readonly FieldError[] = [],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
  }
}

/** The response for a problem. */
export function problemAnswer({status, detail, errors, headers}: Problem): WireAnswer {
  const body = {type: 'about:blank', title: STATUS_CODES[status], status, detail, ...(errors.length > 0 && {errors})};
  const all = {'Content-Type': 'application/problem+json; charset=utf-8', ...headers};
  return {status, headers: all, body: JSON.stringify(body), trace: {summary: detail}};
}
