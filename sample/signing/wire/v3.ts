import {followIn, mapPathItems} from '../../../contract/signing';
import type {Caller, OpenApi, Parameter, Schema} from '../../../contract/signing';
import {SIGNATURE_HEADERS} from './headers';
import {isSigned} from './is-signed';

const SIGNATURE = 'X-Signature';

const header = (name: string, description: string, schema: Schema, example: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: {type: 'string', ...schema},
  example,
});

/** Whether a document declares the signature as a security scheme. */
const declaresSignature = ({components}: OpenApi): boolean =>
  Object.values(components?.securitySchemes ?? {}).some(({name}) => name?.toLowerCase() === SIGNATURE.toLowerCase());

/**
 * The headers that scheme v3 adds to a request, whose content and query stay as they are. The signature is one of them where the document does
 * not declare it as a security scheme.
 */
function requestHeaders(document: OpenApi, {appId, keyId, timestamp, nonce, sign}: Caller): readonly Parameter[] {
  return [
    header('X-App-Id', '应用编号。', SIGNATURE_HEADERS['X-Key-Id'], appId),
    header('X-Key-Id', '商户公钥编号，申请应用时取得。', SIGNATURE_HEADERS['X-Key-Id'], keyId),
    header(
      'X-Timestamp',
      '秒级 Unix 时间戳，与平台时间相差不超过 300 秒。',
      SIGNATURE_HEADERS['X-Timestamp'],
      timestamp,
    ),
    header('X-Nonce', '随机串，每次发送重新生成。', SIGNATURE_HEADERS['X-Nonce'], nonce),
    header('X-Sign-Type', '签名类型。', SIGNATURE_HEADERS['X-Sign-Type'], 'RSA2'),
    ...(declaresSignature(document)
      ? []
      : [header(SIGNATURE, '签名结果，Base64。', SIGNATURE_HEADERS[SIGNATURE], sign(''))]),
  ];
}

/** Requests as scheme v3 sends them: with headers, which their document declares once. */
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
