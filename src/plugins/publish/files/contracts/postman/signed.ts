import {readFileSync} from 'fs';
import {createHash} from 'crypto';
import {SANDBOX, mapPathItems, serversText, withoutKeys} from '../../../../../../contract';
import type {Caller, OpenApi, Operation, Schema, Scheme} from '../../../../../../contract';
import * as words from '../../../../../../contract/words';
import {contractDownloads} from '../../../../docs/blocks/downloads';
import {mapRequests} from './format';
import type {Collection, Request, Parameter} from './format';

const variable = (name: string): string => `{{${name}}}`;

/** The variables of the collection as the caller; its script computes those of the signature before each request. */
const caller = ({postman}: Scheme): Caller => ({
  appId: variable('appId'),
  keyId: variable('keyId'),
  timestamp: variable('timestamp'),
  nonce: variable('nonce'),
  sign: () => variable(postman.signature),
});

/** Copies the values of a form's first example to its properties, as the converter reads no other examples of forms. */
function withFormValues(operation: Operation): Operation {
  const {'multipart/form-data': form, ...content} = operation.requestBody?.content ?? {};
  if (!form) return operation;
  const {example = Object.values(form.examples ?? {})[0]?.value, schema} = form;
  const parts = Object.assign({}, ...(schema?.allOf ?? []).map(({properties = {}}) => properties)) as object;
  const texts = Object.entries((example ?? {}) as object).map(([name, value]) => [
    name,
    {type: 'string', example: String(value)},
  ]);
  const properties = {...parts, ...Object.fromEntries(texts)} as Readonly<Record<string, Schema>>;
  const written = {...form, schema: {type: 'object', required: Object.keys(properties), properties}};
  return {...operation, requestBody: {...operation.requestBody, content: {...content, 'multipart/form-data': written}}};
}

/** The document for a signed collection: without security schemes, as the converter supports only one for each request. */
export function requestsOf(contract: OpenApi, scheme: Scheme): OpenApi {
  const undeclared = {...contract, components: {...contract.components, securitySchemes: {}}};
  const document = scheme.requests(undeclared, caller(scheme));
  const paths = mapPathItems(document, 'paths', (operation) => withFormValues(withoutKeys(operation, 'security')));
  return {...withoutKeys(document, 'security'), paths};
}

const script = (files: readonly string[]) => ({
  type: 'text/javascript',
  exec: files.flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n')),
});

const withCredentials = ({raw, ...body}: NonNullable<Request['body']>, secrets: Record<string, string>) => ({
  ...body,
  raw: raw?.replace(/("(appId|appSecret)": )"([^"]*)"/g, (_, key: string, name: string, value: string) => {
    secrets[name] ??= value;
    return `${key}"${variable(name)}"`;
  }),
});

function sandboxOf({servers = []}: OpenApi): string {
  const url = servers[0]?.url ?? '/';
  return URL.canParse(url, SANDBOX) ? SANDBOX + new URL(url, SANDBOX).pathname.replace(/\/$/, '') : SANDBOX;
}

const readme = (file: string, kit: string): string =>
  [words.postman.about, words.interpolate(words.postman.steps, {kit, file}), words.postman.elsewhere].join('\n\n');

export type Signing = {
  readonly scheme: Scheme;
  /** Name of the contract, e.g. `shop`. */
  readonly name: string;
  readonly key?: string;
  readonly kit: string;
};

/**
 * A collection with scripts that sign each request and verify each response.
 *
 * @param collection made of `requestsOf`
 */
export function signing(collection: Collection, contract: OpenApi, {scheme, name, key = '', kit}: Signing): Collection {
  const secrets: Record<string, string> = {};
  const isSigned = (request: Request) => JSON.stringify(request).includes(variable(scheme.postman.signature));
  const item = mapRequests(collection.item, (request) =>
    isSigned(request)
      ? uploadable(withoutKeys(request, 'auth'))
      : {
          ...request,
          auth: {type: 'noauth'},
          ...(request.body?.raw && {body: withCredentials(request.body, secrets)}),
        },
  );
  const about = [contract.info?.description, readme(contractDownloads(name).postman, kit)].filter(Boolean).join('\n\n');
  const values = [
    ['baseUrl', sandboxOf(contract), words.interpolate(words.postman.baseUrl, {servers: serversText(contract)})],
    ...scheme.postman.variables(secrets, key),
  ];
  return {
    ...collection,
    info: {...collection.info, description: {content: about, type: 'text/markdown'}},
    item,
    auth: {type: 'bearer', bearer: [{key: 'token', value: variable('accessToken'), type: 'string'}]},
    event: [
      {listen: 'prerequest', script: script(scheme.postman.before)},
      {listen: 'test', script: script(scheme.postman.after)},
    ],
    variable: values.map(([id, value, description]) => ({key: id, value, type: 'string', description})),
  } as Collection;
}

/** The shortest file with plain text, as a collection cannot contain bytes. */
const FILE = {fileName: 'sample.pdf', contentType: 'application/pdf', value: '%PDF-1.4\n'} as const;

const isFile = ({contentType}: Parameter): boolean => contentType !== undefined && contentType !== 'application/json';

function aboutFile(text: string): string {
  const sha256 = createHash('sha256').update(FILE.value).digest('hex');
  try {
    const about = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return JSON.stringify({
      ...about,
      ...('fileName' in about && {fileName: FILE.fileName}),
      ...('sha256' in about && {sha256}),
    });
  } catch {
    return text;
  }
}

function uploadable(request: Request): Request {
  const {body} = request;
  if (!body?.formdata?.some(isFile)) return request;
  const formdata = body.formdata.map((part) =>
    isFile(part)
      ? {...part, type: 'text', ...FILE, description: {content: words.postman.file, type: 'text/plain'}}
      : {...part, ...(typeof part.value === 'string' && {value: aboutFile(part.value)})},
  );
  return {...request, body: {...body, formdata}};
}
