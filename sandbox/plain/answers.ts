import {jsonOf, makeValue, plainNumbers, sourceOf} from '../../contract/values';
import type {Media} from '../../contract';
import type {WireRequest} from '../transport/wire';
import type {Contract} from '../contracts';
import {followOf, inside} from './document';
import type {ContentNode, OperationNode} from './operation-node';
import {appliedHeader, chosenAnswer, preferenceOf} from './prefer';
import type {Preference} from './prefer';
import {Problem} from './problem';
import {mediaTypeOf} from './read-body';
import type {Check} from './validation';
import * as words from '../../contract/words';

/** A response as the contract declares it. */
type Answer = {readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string};

/** Statuses that have no body (RFC 9110, section 6.4.1). */
const BODYLESS = [204, 205, 304];

type Example = {readonly value?: unknown};

/** The preferred example of a response, else the first. */
function exampleOf(contract: Contract, media: Media, {example: wanted}: Preference): unknown {
  const named = Object.keys(media.examples ?? {});
  if (wanted !== undefined && !named.includes(wanted)) {
    throw new Problem(
      400,
      words.interpolate(words.sandbox.answers.noExample, {
        wanted,
        known: named.join(words.text.list) || words.text.none,
      }),
      [
        {
          field: '/header/Prefer',
          rule: 'enum',
          message: words.interpolate(words.sandbox.answers.examples, {known: named.join(words.text.list)}),
        },
      ],
    );
  }
  const value = (name: string): unknown => inside<Example>(contract, media, 'examples', name)?.value;
  return wanted === undefined ? (media.example ?? named.map(value).find((one) => one !== undefined)) : value(wanted);
}

const text = (value: unknown): string => (typeof value === 'string' ? String(sourceOf(value)) : jsonOf(value));

/**
 * The body of a response.
 *
 * @throws Problem 501 if the contract has no example, and no value could be generated
 */
function bodyOf(contract: Contract, check: Check, media: Media, mediaType: string, preference: Preference): string {
  const example = exampleOf(contract, media, preference);
  const isJson = /^\*\/\*|^application\/\*|[/+]json\b/.test(mediaType);
  if (example !== undefined) return isJson ? jsonOf(example) : text(example);
  const {schema = {}} = media;
  const value = makeValue(schema, followOf(contract), {
    direction: 'response',
    format: /[/+]xml\b/.test(mediaType) ? 'xml' : 'json',
  });
  if (!isJson) return text(value ?? 'sample');
  if (value !== undefined && check(schema, structuredClone(plainNumbers(value)), '').length === 0)
    return jsonOf(media.schema ? value : {});
  throw new Problem(501, words.interpolate(words.sandbox.answers.cannotMake, {mediaType}));
}

/** The headers that a response declares, without values that HTTP cannot carry. */
function headersOf(contract: Contract, answer: ContentNode): Record<string, string> {
  const names = Object.keys(answer.headers ?? {}).filter(
    (name) => /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name) && !/^(content-|transfer-|connection$)/i.test(name),
  );
  return Object.fromEntries(
    names.map((name) => {
      const {schema = {}, example, examples = {}} = inside<Media>(contract, answer, 'headers', name) ?? {};
      const value =
        example ?? Object.values(examples)[0]?.value ?? makeValue(schema, followOf(contract), {direction: 'response'});
      return [
        name,
        text(value ?? '').replace(/[^\x20-\x7e]+/g, (found) => encodeURIComponent(Buffer.from(found).toString())),
      ];
    }),
  );
}

/**
 * Responds to a request with an example of the contract, else with a generated value.
 *
 * @throws Problem if the preferred response is not declared, or no value could be generated
 */
export function declaredAnswer(
  contract: Contract,
  check: Check,
  operation: OperationNode,
  {headers}: WireRequest,
): Answer {
  const preference = preferenceOf(headers.prefer);
  const chosen = chosenAnswer(Object.keys(operation.responses ?? {}), preference);
  if (!chosen) return {status: 200, headers: {}, body: ''};
  const answer = inside<ContentNode>(contract, operation, 'responses', chosen.key) ?? {};
  const shared = {...headersOf(contract, answer), ...appliedHeader(preference)};
  const types = Object.keys(answer.content ?? {});
  const accepted = (headers.accept ?? '').split(',').map((type) => type.split(';')[0].trim());
  const mediaType =
    types.find((type) => accepted.some((wanted) => !wanted.includes('*') && mediaTypeOf([type], wanted))) ?? types[0];
  if (mediaType === undefined || BODYLESS.includes(chosen.status))
    return {status: chosen.status, headers: shared, body: ''};
  const media = inside<Media>(contract, answer, 'content', mediaType) ?? {};
  const contentType = mediaType.includes('*') ? 'application/json' : mediaType.replace(/[^\x20-\x7e]/g, '');
  return {
    status: chosen.status,
    headers: {...shared, 'Content-Type': contentType},
    body: bodyOf(contract, check, media, mediaType, preference),
  };
}
