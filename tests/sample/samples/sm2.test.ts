import {spawnSync} from 'child_process';
import {readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {sm2} from 'sm-crypto';

type Vector = {
  readonly name: string;
  readonly stringToSign: string;
  readonly signature: string;
  readonly result: string;
};

const VECTORS = path.join(__dirname, '..', '..', '..', 'docs', '_vectors');
const PUBLIC_KEY = path.join(VECTORS, 'test-sm2-public-key.pem');
const {vectors, verifyOnly} = JSON.parse(readFileSync(path.join(VECTORS, 'vectors.json'), 'utf8')) as {
  vectors: readonly Vector[];
  verifyOnly: {vectors: readonly Vector[]};
};
const [vector] = verifyOnly.vectors;

const USER_ID = '1234567812345678';
const DISTID = ['-sigopt', `distid:${USER_ID}`];
const OPTIONS = {der: true, hash: true, userId: USER_ID};
const bytesOf = (pem: string) => Buffer.from(readFileSync(pem, 'utf8').replace(/-----[A-Z ]+-----|\s/g, ''), 'base64');
const publicKey = bytesOf(PUBLIC_KEY).subarray(-65).toString('hex');

function opensslSays(text: string, signature: Buffer) {
  const file = test.info().outputPath('signature.der');
  writeFileSync(file, signature);
  const parameters = ['dgst', '-sm3', '-verify', PUBLIC_KEY, ...DISTID, '-signature', file];
  return spawnSync('openssl', parameters, {input: text, encoding: 'utf8'}).stdout.trim();
}

const opensslVerifies = (text: string, signature: Buffer) => opensslSays(text, signature) === 'Verified OK';

const smCryptoVerifies = (text: string, signature: Buffer) =>
  sm2.doVerifySignature(text, signature.toString('hex'), publicKey, OPTIONS);

test('the published SM2 signature holds in openssl and in sm-crypto, and is of the string of the RSA2 vector', () => {
  const signature = Buffer.from(vector.signature, 'base64');
  expect(opensslVerifies(vector.stringToSign, signature)).toBe(true);
  expect(smCryptoVerifies(vector.stringToSign, signature)).toBe(true);
  expect(`${vectors.find(({name}) => `${name}-sm2` === vector.name)?.stringToSign}`).toBe(vector.stringToSign);
  expect(vector.result).toContain(`X-Sign-Type: SM2\nX-Signature: ${vector.signature}`);
});

test('without the last line end neither accepts the published SM2 signature', () => {
  const signature = Buffer.from(vector.signature, 'base64');
  const text = vector.stringToSign.slice(0, -1);
  expect(opensslVerifies(text, signature)).toBe(false);
  expect(smCryptoVerifies(text, signature)).toBe(false);
});
