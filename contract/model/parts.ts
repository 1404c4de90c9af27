import {plainName, uniqueNames} from '../openapi/names';
import type {Content, Media, Operation, Parameter, Schema} from '../openapi/types';
import type {Resolve} from '../read/references';
import type {Direction} from './expand';
import {followUpsOf} from './links';
import type {FollowUp} from './links';
import {operationsOf} from './operations';
import type {LocatedOperation} from './operations';
import {successStatus} from './success';
import {flatten} from '../values/flatten';
import * as words from '../words';

/** An example of a request or response body. */
export type PartExample = {
  readonly mediaType: string;
  readonly summary?: string;
  readonly description?: string;
  /** Undefined if the document only has `externalValue`. */
  readonly value?: unknown;
  /** Address of an example outside of the document. */
  readonly externalValue?: string;
};

/** A message: a request, a response, or one of these of a callback. */
export type Part = {
  readonly anchor: string;
  readonly side: 'request' | 'response';
  readonly direction: Direction;
  /** Label for readers: 请求, 应答 404, 通知. */
  readonly label: string;
  /** Whether it is the response to a successful call. */
  readonly succeeds: boolean;
  /** The status of a response of the operation itself, e.g. `404`. */
  readonly status?: string;
  readonly mediaTypes: readonly string[];
  readonly description: string;
  /** Whether it is the content of an envelope (`x-envelope`), which the site describes once for all responses. */
  readonly enveloped: boolean;
  readonly parameters: readonly (Parameter & {readonly anchor: string})[];
  readonly schema?: Schema;
  /** Encoding Objects of the fields of a form, by field name. */
  readonly encoding: NonNullable<Media['encoding']>;
  /** The links of a response. */
  readonly followUps: readonly FollowUp[];
  readonly examples: readonly PartExample[];
};

/** Whether the platform calls the integrator. */
export const isWebhook = ({webhook}: Operation): boolean => webhook === true;

/** The name of the envelope property that holds the content, if a schema is an envelope or is composed of one by `allOf`. */
function contentOf(schema: Schema, resolve: Resolve, depth = 0): string | undefined {
  const {'x-envelope': content, allOf = []} = resolve(schema);
  if (content !== undefined || depth === 5) return content;
  return allOf.map((part) => contentOf(part, resolve, depth + 1)).find((found) => found !== undefined);
}

/** The schema of the content in an envelope, as 接入说明 describes the envelope once; undefined without an envelope. */
function insideEnvelope(schema: Schema | undefined, resolve: Resolve): Schema | undefined {
  const content = schema && contentOf(schema, resolve);
  return schema && content ? flatten(flatten(schema, resolve).properties?.[content] ?? {}, resolve) : undefined;
}

function examplesOf(mediaType: string, {example, examples = {}}: Media): readonly PartExample[] {
  const named = Object.values(examples).map(({summary, description, value, externalValue}) => ({
    mediaType,
    summary,
    description,
    ...(value === undefined ? {externalValue} : {value}),
  }));
  return [...(example === undefined ? [] : [{mediaType, value: example}]), ...named].filter(
    (one: PartExample) => one.value !== undefined || one.externalValue !== undefined,
  );
}

/** Groups the media types of a body that have the same schema. */
function mediaGroups({content = {}}: Content): readonly {readonly types: readonly string[]; readonly media: Media}[] {
  const groups = new Map<string, {types: string[]; media: Media}>();
  Object.entries(content).forEach(([type, media]) => {
    const key = JSON.stringify(media.schema ?? null);
    const group = groups.get(key);
    if (group) group.types.push(type);
    else groups.set(key, {types: [type], media});
  });
  return Array.from(groups.values());
}

/** Says that a request body is optional, which is the default of `required` (OpenAPI 3.1, section 4.8.13). */
const needOf = ({side, direction}: Pick<Part, 'side' | 'direction'>, {content = {}, required}: Content): string =>
  side === 'request' && direction === 'sent' && Object.keys(content).length > 0 && required !== true
    ? words.operations.parts.bodyOptional
    : '';

/** `id` is the end of the anchor: `req`, `res`, `res-404`, `req-application-xml`. */
type Base = Pick<Part, 'side' | 'direction' | 'label' | 'succeeds' | 'status'> & {
  readonly id: string;
  readonly owner: string;
};

/** Names of the fields of a body; the items of an array have the anchors of a body that is an object. */
function namesIn(schema: Schema, resolve: Resolve, lists: readonly unknown[] = []): readonly string[] {
  const {properties = {}, items} = flatten(schema, resolve);
  const inner = items && !lists.includes(items) ? namesIn(items, resolve, [...lists, items]) : [];
  return [...Object.keys(properties), ...inner];
}

/** The parts of a body: one for each different schema of its media types, and at least one. */
function bodyParts(
  base: Base,
  body: Content,
  parameters: readonly Parameter[],
  followUps: readonly FollowUp[],
  resolve: Resolve,
): readonly Part[] {
  const {owner, id: first, ...rest} = base;
  const groups = mediaGroups(body);
  return (groups.length > 0 ? groups : [{types: [], media: {}}]).map(({types, media}, index): Part => {
    const id = index === 0 ? first : `${first}-${plainName(types[0])}`;
    const data = insideEnvelope(media.schema, resolve);
    const schema = data ?? media.schema;
    const named = uniqueNames(schema ? namesIn(schema, resolve) : []);
    const own = index === 0 ? parameters : [];
    return {
      ...rest,
      anchor: `${owner}.${id}`,
      label: groups.length > 1 ? `${base.label} ${types.join(words.text.list)}` : base.label,
      mediaTypes: types,
      description: [body.description, needOf(base, body)].filter(Boolean).join('\n\n'),
      enveloped: data !== undefined,
      parameters: own.map((parameter) => ({
        ...parameter,
        anchor: `${owner}.${id}.${named(plainName(parameter.name))}`,
      })),
      schema,
      encoding: Object.assign({}, ...types.map((type) => body.content?.[type].encoding)) as Part['encoding'],
      followUps: index === 0 ? followUps : [],
      examples: types.flatMap((type) => examplesOf(type, body.content?.[type] ?? {})),
    };
  });
}

/** The texts of a callback that the heading of an operation shows for other operations. */
const introductionOf = ({summary, summarised, description, deprecated}: Operation): readonly (string | undefined)[] => [
  summarised ? summary : '',
  deprecated ? `**${words.operations.deprecated}**` : '',
  description,
];

function partsWith(located: LocatedOperation, owner: string, prefix: string, resolve: Resolve): readonly Part[] {
  const {operation, document} = located;
  const called = isWebhook(operation) || prefix !== '';
  const [sent, received] = called ? (['received', 'sent'] as const) : (['sent', 'received'] as const);
  const success = successStatus(operation);
  const request = {
    owner,
    id: `${prefix}req`,
    side: 'request',
    direction: sent,
    label: called ? words.operations.parts.notification : words.operations.parts.request,
    succeeds: false,
  } as const;
  const answers = Object.entries(operation.responses).flatMap(([status, body]) => {
    const headers = Object.entries(body.headers ?? {}).map(([name, header]): Parameter => ({
      ...header,
      name,
      in: 'header',
      schema: header.schema ?? {},
    }));
    const isSuccess = status === success;
    const base = {
      owner,
      id: `${prefix}${isSuccess ? 'res' : `res-${plainName(status)}`}`,
      side: 'response',
      direction: received,
      label: words.interpolate(words.operations.parts.answerOf, {status}),
      succeeds: isSuccess,
      status,
    } as const;
    return bodyParts(base, body, headers, followUpsOf(body, document), resolve).map((part) =>
      part.enveloped ? {...part, label: words.operations.parts.answer} : part,
    );
  });
  const callbacks = Object.entries(operation.callbacks ?? {}).flatMap(([name, paths]) =>
    operationsOf({paths}).flatMap((callback) =>
      partsWith(callback, owner, `${prefix}${plainName(`${name} ${callback.method} ${callback.path}`)}-`, resolve).map(
        (part) => ({
          ...part,
          status: undefined,
          label: words.interpolate(words.operations.parts.callback, {
            name,
            method: callback.method,
            path: callback.path,
            part: part.label,
          }),
          description:
            part.side === 'request'
              ? [...introductionOf(callback.operation), part.description].filter(Boolean).join('\n\n')
              : part.description,
        }),
      ),
    ),
  );
  return [
    ...bodyParts(request, operation.requestBody ?? {}, operation.parameters ?? [], [], resolve),
    // Like the envelope, the acknowledgement of notifications with x-events is described once.
    ...answers.map((part) =>
      operation['x-events'] ? {...part, enveloped: true, schema: undefined, parameters: []} : part,
    ),
    ...callbacks,
  ];
}

const saysNothing = ({
  parameters,
  schema,
  description,
  side,
  enveloped,
  mediaTypes,
  examples,
  followUps,
}: Part): boolean =>
  parameters.length + examples.length + followUps.length + (enveloped ? 0 : mediaTypes.length) === 0 &&
  schema === undefined &&
  (enveloped || (side === 'request' && description === ''));

/** The parts of an operation, except empty ones. */
export const partsOf = (located: LocatedOperation, resolve: Resolve): readonly Part[] =>
  partsWith(located, located.operation.anchor, '', resolve).filter((part) => !saysNothing(part));
