import {Failure} from './failure';
import type {FieldError} from './failure';

/** What a schema keyword complains of, as an error code; what is not listed is a matter of form. */
const CODE_OF_KEYWORD: Readonly<Record<string, string>> = {
  required: '400001',
  ...Object.fromEntries(
    ['maxLength', 'minLength', 'maximum', 'minimum', 'maxItems', 'minItems', 'enum', 'const', 'x-maximum', 'uniqueItems'].map((keyword) => [keyword, '400003']),
  ),
};
/** Keywords that only say that one of their parts failed. */
const AROUND = ['if', 'allOf', 'anyOf', 'not'];

type Complaint = {readonly keyword: string; readonly instancePath: string; readonly message?: string; readonly params: unknown};

/** The longest pointer that an answer carries: names come from the caller, at any length. */
const MAX_POINTER = 200;

/** A member as RFC 6901 points to it; where that would be too long, what holds it. */
function pointer(place: string, name?: string): string {
  const full = name === undefined ? place : `${place}/${name.replace(/~/g, '~0').replace(/\//g, '~1')}`;
  return full.length <= MAX_POINTER ? full : pointer(full.slice(0, full.lastIndexOf('/')));
}

/** An amount over its limit is not a matter of form where the interface has a code for it. */
const AMOUNT_LIMIT = '422402';
const isOverLimit = ({keyword, instancePath}: Complaint): boolean => ['maximum', 'x-maximum'].includes(keyword) && instancePath.endsWith('/amount');

/** A complaint as `errors` has it: the place from the root of the business content, the keyword, and a Chinese sentence. */
function fieldError(complaint: Complaint, listed: readonly string[] = []): FieldError & {code: string} {
  const {keyword, instancePath, params} = complaint;
  const place = instancePath.replace(/^\/(requestBody|path|query)/, '');
  const name = (params as {missingProperty?: string; additionalProperty?: string}).missingProperty ?? (params as {additionalProperty?: string}).additionalProperty;
  const field = pointer(place, name);
  const isEmpty = keyword === 'minLength' && (params as {limit: number}).limit === 1;
  const ofForm = isEmpty ? '400001' : (CODE_OF_KEYWORD[keyword] ?? '400002');
  const code = listed.includes(AMOUNT_LIMIT) && isOverLimit(complaint) ? AMOUNT_LIMIT : ofForm;
  return {field, rule: keyword, message: `${field || '请求体'} 不符合 ${keyword}`, code};
}

/**
 * What a schema complains of, as the failure that tells the caller.
 *
 * @param listed codes that the interface lists
 * @returns the failure with every field that is wrong, under the lowest of their codes; undefined when nothing is wrong
 */
export function failureOf(complaints: readonly Complaint[], listed?: readonly string[]): Failure | undefined {
  const errors = complaints.filter(({keyword}) => !AROUND.includes(keyword)).map((complaint) => fieldError(complaint, listed));
  if (errors.length === 0) return undefined;
  const code = errors.map((error) => error.code).sort()[0];
  const told = code === AMOUNT_LIMIT ? [] : errors.slice(0, 100);
  return new Failure(code, told.map(({field, rule, message}) => ({field, rule, message})));
}
