import type {Common} from '../read/common';
import {complaintOf} from './complaint';
import type {Field} from './fields';

/** Value of `requestId` in the examples of failures. */
const REQUEST_ID = '8f1c2d3e4f5061728394a5b6c7d8e9f0';

/**
 * Makes the response of an operation that fails with an error code, in the envelope of the docs version.
 *
 * @param number the error code, a key of `x-errors`
 * @param fields top-level fields of the request; an error code with a `rule` names one that can break it
 * @returns an object that is valid against the schema `Failure` of common.yaml
 */
export function failureExample(
  number: string,
  common: Common,
  fields: readonly Field[] = [],
): Readonly<Record<string, unknown>> {
  const {subCode, msg, rule} = common['x-errors'][number];
  const schemas = Object.values(common.components?.schemas ?? {});
  const hasRequestId = schemas.some((schema) => schema['x-envelope'] && 'requestId' in (schema.properties ?? {}));
  const errors = rule && {errors: [complaintOf(rule, fields) ?? {field: '', rule, message: msg}]};
  return {
    ...(hasRequestId && {requestId: REQUEST_ID}),
    code: number,
    subCode,
    msg,
    success: false,
    data: null,
    ...errors,
  };
}
