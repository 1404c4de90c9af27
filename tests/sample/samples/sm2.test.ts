import {execFileSync, spawnSync} from 'child_process';
import {readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import type {TestInfo} from '@playwright/test';
import {sm2} from 'sm-crypto';

type Vector = {
  readonly name: string;
  readonly stringToSign: string;
  readonly signature: string;
  readonly result: string;
};

const VECTORS = path.join(__dirname, '..', '..', '..', 'docs', '_vectors');
const PRIVATE_KEY = path.join(VECTORS, 'test-sm2-private-key.pem');
const PUBLIC_KEY = path.join(VECTORS, 'test-sm2-public-key.pem');
const {vectors, verifyOnly} = JSON.parse(readFileSync(path.join(VECTORS, 'vectors.json'), 'utf8')) as {
  vectors: readonly Vector[];
  verifyOnly: {vectors: readonly Vector[]};
};
const [vector] = verifyOnly.vectors;

const USER_ID = '1234567812345678';
const OPTIONS = {der: true, hash: true, userId: USER_ID};
const bytesOf = (pem: string) => Buffer.from(readFileSync(pem, 'utf8').replace(/-----[A-Z ]+-----|\s/g, ''), 'base64');
const publicKey = bytesOf(PUBLIC_KEY).subarray(-65).toString('hex');
const privateKey = bytesOf(PRIVATE_KEY).subarray(36, 68).toString('hex');

/** Whether openssl accepts a DER signature. */
function opensslVerifies(text: string, signature: Buffer, testInfo: TestInfo): boolean {
  const file = testInfo.outputPath('signature.der');
  writeFileSync(file, signature);
  const parameters = ['dgst', '-sm3', '-verify', PUBLIC_KEY, '-sigopt', `distid:${USER_ID}`, '-signature', file];
  return spawnSync('openssl', parameters, {input: text}).status === 0;
}

const smCryptoVerifies = (text: string, signature: Buffer) =>
  sm2.doVerifySignature(text, signature.toString('hex'), publicKey, OPTIONS);

test('the published SM2 signature holds in openssl and in sm-crypto, and is of the string of the RSA2 vector', ({}, testInfo) => {
  const signature = Buffer.from(vector.signature, 'base64');
  expect(opensslVerifies(vector.stringToSign, signature, testInfo)).toBe(true);
  expect(smCryptoVerifies(vector.stringToSign, signature)).toBe(true);
  expect(`${vectors.find(({name}) => `${name}-sm2` === vector.name)?.stringToSign}`).toBe(vector.stringToSign);
  expect(vector.result).toContain(`X-Sign-Type: SM2\nX-Signature: ${vector.signature}`);
});

test('openssl accepts what sm-crypto signs, and sm-crypto what openssl signs', ({}, testInfo) => {
  const own = Buffer.from(sm2.doSignature(vector.stringToSign, privateKey, {...OPTIONS, publicKey}), 'hex');
  expect(opensslVerifies(vector.stringToSign, own, testInfo)).toBe(true);
  const parameters = ['dgst', '-sm3', '-sign', PRIVATE_KEY, '-sigopt', `distid:${USER_ID}`];
  expect(smCryptoVerifies(vector.stringToSign, execFileSync('openssl', parameters, {input: vector.stringToSign}))).toBe(
    true,
  );
});

test('without the last line end neither accepts the published SM2 signature', ({}, testInfo) => {
  const signature = Buffer.from(vector.signature, 'base64');
  const text = vector.stringToSign.slice(0, -1);
  expect(opensslVerifies(text, signature, testInfo)).toBe(false);
  expect(smCryptoVerifies(text, signature)).toBe(false);
});
