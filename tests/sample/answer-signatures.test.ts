import {expect, test} from '../unit/plain-test';
import {MERCHANT_SM2_KEY, PLATFORM_KEY, PLATFORM_SM2_KEY} from '../../sample/sandbox/platform/merchant';
import {answerLines, requestLines, sign, verify} from '../../sample/sandbox/platform/signature';
import type {SignType} from '../../sample/sandbox/platform/signature';
import type {WireRequest} from '../../sandbox';
import {CURRENT_NUMBER} from '../../src/data/versions';
import {startClient} from './fixtures/sandbox-client';
import {filesOf} from './fixtures/sandbox-contracts';

const files = filesOf(CURRENT_NUMBER);

/** The request signed again with SM2. */
function bySm2(request: WireRequest): WireRequest {
  const {method, target, headers, body} = request;
  const text = requestLines(method, target, headers['x-timestamp'], headers['x-nonce'], body.toString());
  const signature = sign('SM2', text, files['test-sm2-private-key.pem']);
  return {
    ...request,
    headers: {...headers, 'x-key-id': MERCHANT_SM2_KEY, 'x-sign-type': 'SM2', 'x-signature': signature},
  };
}

const KEYS: Readonly<Record<SignType, readonly [id: string, file: string]>> = {
  RSA2: [PLATFORM_KEY, 'test-public-key.pem'],
  SM2: [PLATFORM_SM2_KEY, 'test-sm2-public-key.pem'],
};

for (const [type, tamper] of [
  ['RSA2', undefined],
  ['SM2', bySm2],
] as const) {
  test(`a request signed by ${type} is answered with a signature of its kind`, async () => {
    const client = await startClient();
    const {headers, body} = await client.platform.answer(
      await client.request('v3#createTask', client.example('v3#createTask'), {tamper}),
    );
    const [id, file] = KEYS[type];
    expect(JSON.parse(body)).toMatchObject({code: '200'});
    expect(headers).toMatchObject({'X-Sign-Type': type, 'X-Key-Id': id});
    const text = answerLines(headers['X-Timestamp'], headers['X-Nonce'], body);
    expect(verify(type, text, headers['X-Signature'], files[file])).toBe(true);
  });
}

test('v1 knows no SM2, and is answered by RSA2 when it is asked for', async () => {
  const client = await startClient();
  const tamper = (request: WireRequest): WireRequest => ({
    ...request,
    body: Buffer.from(request.body.toString().replace('"signType":"RSA2"', '"signType":"SM2"')),
  });
  const answer = await client.platform.answer(
    await client.request('v1#createWorker', client.example('v1#createWorker'), {tamper}),
  );
  expect(JSON.parse(answer.body)).toMatchObject({code: '401102'});
  expect(answer.headers).toMatchObject({'X-Sign-Type': 'RSA2', 'X-Key-Id': PLATFORM_KEY});
});
