import type {Schema} from '../../../contract/signing';

/** Descriptions of the signature headers, of requests of v3 and of all responses and notifications. */
export const SIGNATURE_HEADERS = {
  'X-Key-Id': {minLength: 1, maxLength: 64},
  'X-Timestamp': {pattern: '^[0-9]{10}$'},
  'X-Nonce': {minLength: 16, maxLength: 32},
  'X-Sign-Type': {enum: ['RSA2', 'SM2']},
  'X-Signature': {contentEncoding: 'base64', minLength: 1},
} satisfies Readonly<Record<string, Schema>>;
