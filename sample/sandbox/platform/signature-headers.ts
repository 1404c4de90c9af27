import {PLATFORM_KEY} from './merchant';
import {answerLines, sign} from './signature';
import type {World} from './world';

/** Headers that sign an answer or a notification with the platform's key. Rules: 接入说明, #signature-verify. */
export function signatureHeaders(
  {clock, ids, keys}: World,
  body: string,
  nonce = ids.hex('nonce'),
): Record<string, string> {
  const timestamp = String(Math.floor(clock.real() / 1000));
  return {
    'X-Key-Id': PLATFORM_KEY,
    'X-Timestamp': timestamp,
    'X-Nonce': nonce,
    'X-Sign-Type': 'RSA2',
    'X-Signature': sign('RSA2', answerLines(timestamp, nonce, body), keys.privateKey),
  };
}
