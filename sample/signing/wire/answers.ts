import {followIn, mapPathItems} from '../../../contract/signing';
import type {Common, Content, OpenApi, Operation, Parameter, Schema} from '../../../contract/signing';
import * as words from '../../words';
import {SIGNATURE_HEADERS} from './headers';

type Name = keyof typeof SIGNATURE_HEADERS;

/** Descriptions of the headers with which the platform signs responses and notifications, in both schemes. */
const MEANINGS: Readonly<Record<Name, string>> = words.signing.platformHeaders;
const NAMES = Object.keys(SIGNATURE_HEADERS) as readonly Name[];

/** Names of the components, which must differ from those for the callers' headers. */
const componentOf = (name: string): string => `Platform-${name}`;

const reference = (kind: 'headers' | 'parameters' | 'schemas', name: string): object => ({
  $ref: `#/components/${kind}/${name}`,
});

/** The components by name, one for each header. */
const components = (make: (header: {description: string; schema: Schema}, name: string) => object): object =>
  Object.fromEntries(
    NAMES.map((name) => [
      componentOf(name),
      make({description: MEANINGS[name], schema: {type: 'string', ...SIGNATURE_HEADERS[name]}}, name),
    ]),
  );

const answerHeaders = Object.fromEntries(NAMES.map((name) => [name, reference('headers', componentOf(name))]));
const notificationHeaders = NAMES.map((name) => reference('parameters', componentOf(name)));

const FAILURE = 'Failure';

/** The schema of failures; undefined if the document lacks the envelope from which it is made. */
function failureOf({components: {schemas = {}} = {}}: OpenApi, common: Common): Schema | undefined {
  const failure = common.components?.schemas?.[FAILURE];
  return failure && schemas.Envelope && !schemas[FAILURE] ? failure : schemas[FAILURE];
}

/** Responses with signature headers and failures: in the success response if both have HTTP status 200, else as the default response. */
function answersOf(
  {responses}: Operation,
  alwaysOk: boolean,
  failure: boolean,
  follow: ReturnType<typeof followIn>,
): Operation['responses'] {
  const withFailure = (answer: Content): Content => ({
    ...answer,
    content: Object.fromEntries(
      Object.entries(answer.content ?? {}).map(([type, media]) => [
        type,
        media.schema ? {...media, schema: {anyOf: [media.schema, reference('schemas', FAILURE)]}} : media,
      ]),
    ),
  });
  const written = Object.entries(responses).map(([status, answer]): [string, Content] => {
    const full = follow(answer);
    const signed = {...full, headers: {...full.headers, ...answerHeaders} as Content['headers']};
    return [status, alwaysOk && failure && status === '200' ? withFailure(signed) : signed];
  });
  const others: Content = {
    description: words.signing.failure,
    headers: answerHeaders as Content['headers'],
    content: {'application/json': {schema: reference('schemas', FAILURE)}},
  };
  const addsDefault = failure && !alwaysOk && !responses.default;
  return Object.fromEntries([...written, ...(addsDefault ? [['default', others] as const] : [])]);
}

/**
 * Adds what the platform sends beside the content to a signed document: signature headers of responses and notifications, and failures.
 *
 * @param common common.yaml of the version
 * @param alwaysOk whether failures have HTTP status 200, too
 */
export function withPlatformSide(document: OpenApi, common: Common, alwaysOk: boolean): OpenApi {
  const follow = followIn(document);
  const failure = failureOf(document, common);
  const {components: own = {}} = document;
  return {
    ...document,
    paths: mapPathItems(document, 'paths', (operation) => ({
      ...operation,
      responses: answersOf(operation, alwaysOk, failure !== undefined, follow),
    })),
    ...(document.webhooks && {
      webhooks: mapPathItems(document, 'webhooks', (operation) => ({
        ...operation,
        parameters: [...(operation.parameters ?? []), ...(notificationHeaders as Parameter[])],
      })),
    }),
    components: {
      ...own,
      headers: {...components((header) => ({...header, required: true})), ...own.headers},
      parameters: {
        ...own.parameters,
        ...(document.webhooks && components((header, name) => ({name, in: 'header', required: true, ...header}))),
      },
      schemas: {...own.schemas, ...(failure && {[FAILURE]: failure})},
    },
  } as OpenApi;
}
