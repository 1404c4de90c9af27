import type {OpenApi, Parameter, Schema} from '../read/openapi';
import type {Caller} from './caller';

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
export function requestHeaders(
  document: OpenApi,
  {appId, keyId, timestamp, nonce, sign}: Caller,
): readonly Parameter[] {
  return [
    header('X-App-Id', '应用编号。', {minLength: 1, maxLength: 64}, appId),
    header('X-Key-Id', '商户公钥编号，申请应用时取得。', {minLength: 1, maxLength: 64}, keyId),
    header('X-Timestamp', '秒级 Unix 时间戳，与平台时间相差不超过 300 秒。', {pattern: '^[0-9]{10}$'}, timestamp),
    header('X-Nonce', '随机串，每次发送重新生成。', {minLength: 16, maxLength: 32}, nonce),
    header('X-Sign-Type', '签名类型。', {enum: ['RSA2', 'SM2']}, 'RSA2'),
    ...(declaresSignature(document)
      ? []
      : [header(SIGNATURE, '签名结果，Base64。', {contentEncoding: 'base64', minLength: 1}, sign(''))]),
  ];
}
