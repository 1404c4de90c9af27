import type {Common} from '../read/common';

/** Number of a request in the examples of failures. */
const REQUEST_ID = '8f1c2d3e4f5061728394a5b6c7d8e9f0';

/**
 * The answer that an interface gives with an error code, in the envelope of the docs version.
 *
 * @param field field that the parameter errors complain of
 * @returns an object that is valid against the schema `Failure` of common.yaml
 */
export function failureExample(number: string, common: Common, field = 'appId'): Readonly<Record<string, unknown>> {
  const {subCode, msg, rule} = common['x-errors'][number];
  const hasRequestId = 'requestId' in (common.components?.schemas?.Envelope?.properties ?? {});
  const errors = rule && {errors: [{field: `/${field}`, rule, message: msg}]};
  return {...(hasRequestId && {requestId: REQUEST_ID}), code: number, subCode, msg, success: false, data: null, ...errors};
}
