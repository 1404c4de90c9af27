import {followIn, mapPathItems} from '../../../contract/signing';
import type {Caller, OpenApi, Parameter, Schema} from '../../../contract/signing';
import * as words from '../../words';
import {SIGNATURE_HEADERS} from './headers';
import {isSigned} from './is-signed';

const SIGNATURE = 'X-Signature';

const header = (name: keyof typeof words.signing.headers, schema: Schema, example: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  description: words.signing.headers[name],
  schema: {type: 'string', ...schema},
  example,
});

/** Whether a document declares the signature as a security scheme. */
const declaresSignature = ({components}: OpenApi): boolean =>
  Object.values(components?.securitySchemes ?? {}).some(({name}) => name?.toLowerCase() === SIGNATURE.toLowerCase());

/**
 * The headers that scheme v3 adds to a request, whose content and query are unchanged. The signature is one of them, unless the document
 * declares it as a security scheme.
 */
function requestHeaders(document: OpenApi, {appId, keyId, timestamp, nonce, sign}: Caller): readonly Parameter[] {
  return [
    header('X-App-Id', SIGNATURE_HEADERS['X-Key-Id'], appId),
    header('X-Key-Id', SIGNATURE_HEADERS['X-Key-Id'], keyId),
    header('X-Timestamp', SIGNATURE_HEADERS['X-Timestamp'], timestamp),
    header('X-Nonce', SIGNATURE_HEADERS['X-Nonce'], nonce),
    header('X-Sign-Type', SIGNATURE_HEADERS['X-Sign-Type'], 'RSA2'),
    ...(declaresSignature(document) ? [] : [header(SIGNATURE, SIGNATURE_HEADERS[SIGNATURE], sign(''))]),
  ];
}

/** Converts requests to scheme v3: adds headers, which the document declares once. */
export function requestsOfV3(document: OpenApi, caller: Caller): OpenApi {
  const follow = followIn(document);
  const headers = requestHeaders(document, caller);
  const references = (own: readonly Parameter[]) =>
    headers
      .filter(({name}) => !own.some((one) => one.name === name))
      .map(({name}) => ({$ref: `#/components/parameters/${name}`}));
  return {
    ...document,
    paths: mapPathItems(document, 'paths', (operation, _, shared) => {
      if (!isSigned(operation, document)) return operation;
      const {parameters = []} = operation;
      const added = references([...parameters.map(follow), ...shared]) as unknown as readonly Parameter[];
      return {...operation, parameters: [...parameters, ...added]};
    }),
    components: {
      ...document.components,
      parameters: {
        ...Object.fromEntries(headers.map((parameter) => [parameter.name, parameter])),
        ...document.components?.parameters,
      },
    },
  };
}
