import {Failure} from '../platform/failure';
import type {FieldError} from '../../../sandbox';
import * as words from '../../words';

/** Error codes by the violated schema keyword; others count as invalid format. */
const CODE_OF_KEYWORD: Readonly<Record<string, string>> = {
  required: '400001',
  ...Object.fromEntries(
    [
      'maxLength',
      'minLength',
      'maximum',
      'minimum',
      'maxItems',
      'minItems',
      'enum',
      'const',
      'x-maximum',
      'uniqueItems',
    ].map((keyword) => [keyword, '400003']),
  ),
};
/** Keywords that only report that one of their subschemas failed. */
const AROUND = ['if', 'allOf', 'anyOf', 'not'];

type Complaint = {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string;
  readonly params: unknown;
};

/** Maximum length of a pointer in a response, as names of any length come from the caller. */
const MAX_POINTER = 200;

/** JSON Pointer (RFC 6901) to a member, or to its parent if that would be too long. */
function pointer(place: string, name?: string): string {
  const full = name === undefined ? place : `${place}/${name.replace(/~/g, '~0').replace(/\//g, '~1')}`;
  return full.length <= MAX_POINTER ? full : pointer(full.slice(0, full.lastIndexOf('/')));
}

/** Code for an amount over its limit, for interfaces that have it. */
const AMOUNT_LIMIT = '422402';
const isOverLimit = ({keyword, instancePath}: Complaint): boolean =>
  ['maximum', 'x-maximum'].includes(keyword) && instancePath.endsWith('/amount');

/** A violation in the form of `errors`: pointer from the root of the business content, keyword, and a Chinese sentence. */
function fieldError(complaint: Complaint, listed: readonly string[] = []): FieldError & {code: string} {
  const {keyword, instancePath, params} = complaint;
  const place = instancePath.replace(/^\/(requestBody|path|query)/, '');
  const name =
    (params as {missingProperty?: string; additionalProperty?: string}).missingProperty ??
    (params as {additionalProperty?: string}).additionalProperty;
  const field = pointer(place, name);
  const isEmpty = keyword === 'minLength' && (params as {limit: number}).limit === 1;
  const ofForm = isEmpty ? '400001' : (CODE_OF_KEYWORD[keyword] ?? '400002');
  const code = listed.includes(AMOUNT_LIMIT) && isOverLimit(complaint) ? AMOUNT_LIMIT : ofForm;
  // Without the prefix of our own keywords, which the list of rules does not mention.
  const rule = keyword.replace(/^x-/, '');
  return {
    field,
    rule,
    message: words.interpolate(words.platform.invalid.breaks, {field: field || words.platform.requestBody, rule}),
    code,
  };
}

/**
 * Turns schema violations into a failure.
 *
 * @param listed codes that the interface lists
 * @returns the failure with all invalid fields, under the lowest of their codes; undefined when there are none
 */
export function failureOf(complaints: readonly Complaint[], listed?: readonly string[]): Failure | undefined {
  const errors = complaints
    .filter(({keyword}) => !AROUND.includes(keyword))
    .map((complaint) => fieldError(complaint, listed));
  if (errors.length === 0) return undefined;
  const code = errors.map((error) => error.code).sort()[0];
  const shown = code === AMOUNT_LIMIT ? [] : errors.slice(0, 100);
  return new Failure(
    code,
    shown.map(({field, rule, message}) => ({field, rule, message})),
  );
}
