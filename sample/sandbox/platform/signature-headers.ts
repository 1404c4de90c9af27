import {PLATFORM_KEY, PLATFORM_SM2_KEY} from './merchant';
import {answerLines, sign} from './signature';
import type {SignType} from './signature';
import type {World} from './world';

/**
 * Headers that sign a response or a notification with the platform's key. Rules: 接入说明, #signature-verify.
 *
 * @param type algorithm of the request's signature, which the response uses, too; RSA2 for a notification, which has no request
 */
export function signatureHeaders(
  {clock, ids, keys}: World,
  body: string,
  nonce = ids.hex('nonce'),
  type: SignType = 'RSA2',
): Record<string, string> {
  const timestamp = String(Math.floor(clock.real() / 1000));
  const sm2Key = type === 'SM2' ? keys.sm2PrivateKey : undefined;
  const used = sm2Key === undefined ? 'RSA2' : 'SM2';
  return {
    'X-Key-Id': sm2Key === undefined ? PLATFORM_KEY : PLATFORM_SM2_KEY,
    'X-Timestamp': timestamp,
    'X-Nonce': nonce,
    'X-Sign-Type': used,
    'X-Signature': sign(used, answerLines(timestamp, nonce, body), sm2Key ?? keys.privateKey),
  };
}
