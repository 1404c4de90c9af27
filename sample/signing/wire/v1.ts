import {followIn, makeValue, mapPathItems} from '../../../contract/signing';
import type {Caller, Content, FollowIn, Media, OpenApi, Operation, Parameter, Schema} from '../../../contract/signing';
import * as words from '../../words';
import {placeV1} from '../samples/schemes';
import {isSigned} from './is-signed';
import {mediaWith} from './media';

/** Parameters that have the same value in every request. */
const FIXED = {charset: 'UTF-8', signType: 'RSA2', version: '1.0'} as const;

const texts = words.signing.parameters;

/** The schema of a parameter with a single value. */
const constant = (what: string, value: string): Schema => ({
  type: 'string',
  const: value,
  description: words.interpolate(texts.fixed, {what, value}),
});

const fixed = (name: keyof typeof FIXED): Schema => constant(texts[name], FIXED[name]);

/** The common parameters of every signed request, without `method`, which differs between interfaces. */
const PUBLIC: Readonly<Record<string, Schema>> = {
  appId: {type: 'string', minLength: 1, maxLength: 64, description: texts.appId},
  charset: fixed('charset'),
  signType: fixed('signType'),
  timestamp: {
    type: 'string',
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$',
    description: texts.timestamp,
  },
  nonce: {type: 'string', minLength: 16, maxLength: 32, description: texts.nonce},
  version: fixed('version'),
  sign: {type: 'string', contentEncoding: 'base64', minLength: 1, description: texts.sign},
};

const NOTIFY_URL: Schema = {
  type: 'string',
  format: 'uri',
  description: texts.notifyUrl,
};

/** Name of the component with the common parameters. */
const PUBLIC_SCHEMA = 'PublicParameters';

const methodSchema = (name: string): Schema => constant(texts.method, name);

/** The schema of the common parameters in a body. */
const publicSchema: Schema = {
  type: 'object',
  description: texts.about,
  required: Object.keys(PUBLIC),
  properties: {...PUBLIC, notifyUrl: NOTIFY_URL},
};

/** Adds the signature to parameters. It signs all that are not empty, sorted by name; values are not URL-encoded. */
function signed(parameters: Readonly<Record<string, string>>, caller: Caller): Readonly<Record<string, string>> {
  const names = Object.keys(parameters).filter((name) => parameters[name] !== '');
  const line = names
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');
  return {...parameters, sign: caller.sign(line)};
}

/** All parameters of a request. */
function filled(
  {operationId}: Operation,
  caller: Caller,
  own: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const {appId, timestamp, nonce} = caller;
  const {charset, signType, version} = FIXED;
  return signed({appId, method: operationId, charset, signType, timestamp, nonce, version, ...own}, caller);
}

const jsonText = (schema: Schema, description: string): Schema => ({
  type: 'string',
  description,
  contentMediaType: 'application/json',
  contentSchema: schema,
});

/** An example of a parameter, as text. */
function exampleOf(parameter: Parameter, follow: FollowIn): string {
  const {example, examples, schema} = parameter;
  const written = example ?? follow(Object.values(examples ?? {})[0])?.value;
  return String(written ?? makeValue(schema, follow, {direction: 'request', texts: true}));
}

/** A request with its parameters in the query. */
function inQuery(operation: Operation, shared: readonly Parameter[], caller: Caller, follow: FollowIn): Operation {
  const own = [...(operation.parameters ?? []).map(follow), ...shared];
  const conditions = own.filter((parameter) => parameter.in === 'query' && parameter.required);
  const values = filled(
    operation,
    caller,
    Object.fromEntries(conditions.map((parameter) => [parameter.name, exampleOf(parameter, follow)])),
  );
  const schemas = {method: methodSchema(operation.operationId), ...PUBLIC};
  const added = Object.entries(schemas).map(([name, {description, ...schema}]): Parameter => {
    return {name, in: 'query', required: true, description, schema, example: values[name]};
  });
  return {...operation, parameters: [...(operation.parameters ?? []), ...added]};
}

/** The schema of a form: parts other than files are sent as text, objects as JSON. */
function formSchema(schema: Schema, follow: FollowIn): Schema {
  const {properties = {}, required = [], description} = follow(schema);
  const parts = Object.entries(properties).map(([name, part]): [string, Schema] =>
    follow(part).type === 'object' ? [name, jsonText(part, follow(part).description ?? '')] : [name, part],
  );
  return {type: 'object', description, required, properties: Object.fromEntries(parts)};
}

/** The text parts of a form, from the example in the contract. */
const formTexts = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(value as object).map(([name, part]) => [
      name,
      typeof part === 'string' ? part : JSON.stringify(part),
    ]),
  );

/** A request with its parameters in the body. */
function inBody(operation: Operation, caller: Caller, follow: FollowIn): Operation {
  const {requestBody, operationId} = operation;
  const {content = {}, ...body} = follow<Content | undefined>(requestBody) ?? {};
  const form = content['multipart/form-data'];
  const media: Media = form ?? Object.values(content)[0] ?? {};
  const business = media.schema && {
    ...(form
      ? formSchema(media.schema, follow)
      : {
          type: 'object',
          required: ['bizContent'],
          properties: {bizContent: jsonText(media.schema, texts.bizContent)},
        }),
  };
  const schema: Schema = {
    allOf: [
      {$ref: `#/components/schemas/${PUBLIC_SCHEMA}`},
      {type: 'object', required: ['method'], properties: {method: methodSchema(operationId)}},
      ...(business ? [business] : []),
    ],
  };
  const own = (value: unknown) => (form ? formTexts(value) : {bizContent: JSON.stringify(value)});
  const write = (value: unknown) => filled(operation, caller, media.schema ? own(value) : {});
  return {
    ...operation,
    requestBody: {
      ...body,
      required: true,
      content: {[form ? 'multipart/form-data' : 'application/json']: mediaWith(media, schema, follow, write)},
    },
  };
}

const withSignature = (
  operation: Operation,
  method: string,
  shared: readonly Parameter[],
  caller: Caller,
  follow: FollowIn,
): Operation =>
  placeV1(method, false) === 'query' ? inQuery(operation, shared, caller, follow) : inBody(operation, caller, follow);

/**
 * Converts requests to scheme v1: common parameters, signature and business content are side by side in the query, the JSON body or the
 * form. In a body the content is one JSON string.
 */
export function requestsOfV1(document: OpenApi, caller: Caller): OpenApi {
  const follow = followIn(document);
  return {
    ...document,
    paths: mapPathItems(document, 'paths', (operation, method, shared) =>
      isSigned(operation, document) ? withSignature(operation, method, shared, caller, follow) : operation,
    ),
    components: {
      ...document.components,
      schemas: {[PUBLIC_SCHEMA]: publicSchema, ...document.components?.schemas},
    },
  };
}
