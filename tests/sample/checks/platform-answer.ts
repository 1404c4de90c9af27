import {createSign} from 'crypto';
import {readFileSync} from 'fs';
import path from 'path';

const PRIVATE_KEY = readFileSync(path.join(__dirname, '..', '..', '..', 'docs', '_vectors', 'test-private-key.pem'));

/** What a caller must check in a response or notification before using it; listed in 上线检查. */
export const DEMANDS = ['key', 'type', 'late', 'early', 'nonce', 'signature'] as const;
export type Demand = (typeof DEMANDS)[number];

let count = 0;

/**
 * The signature headers of the platform for a body, now.
 *
 * @param broken the requirement that they violate; they meet all others
 */
export function platformHeaders(body: string, broken?: Demand): Record<string, string> {
  count += 1;
  const skew = {late: -301, early: 302}[String(broken)] ?? 0;
  const timestamp = String(Math.floor(Date.now() / 1000) + skew);
  const nonce =
    broken === 'nonce' ? 'the-same-nonce-of-all-answers' : `nonce-of-answer-${String(count).padStart(6, '0')}`;
  const signer = createSign('RSA-SHA256').update(
    `${timestamp}\n${nonce}\n${body}\n${broken === 'signature' ? '\n' : ''}`,
  );
  return {
    'X-Key-Id': broken === 'key' ? 'pk_sample_99' : 'pk_sample_01',
    'X-Timestamp': timestamp,
    'X-Nonce': nonce,
    'X-Sign-Type': broken === 'type' ? 'SM2' : 'RSA2',
    'X-Signature': signer.sign(PRIVATE_KEY, 'base64'),
  };
}
