import * as crypto from 'crypto';
import {readFileSync} from 'fs';
import path from 'path';
import {sm2} from 'sm-crypto';
import {expect, test} from '../unit/plain-test';
import {sign, verify} from '../../sample/sandbox/platform/signature';

const VECTORS = path.join(__dirname, '..', '..', 'docs', '_vectors');
const pem = (name: string): string => readFileSync(path.join(VECTORS, `test-sm2-${name}-key.pem`), 'utf8');
const TEXT = 'GET\n/openapi/v3/accounts\n1795226400\n5f2b8c0d9e7a4163b8d2f0c4a6e19b75\n\n';
const PLATFORM_USER = '1234567812345678';

/** The public point (SPKI): the last 65 bytes. */
const point = Buffer.from(pem('public').replace(/-----[^-]+-----/g, ''), 'base64')
  .subarray(-65)
  .toString('hex');

/** Whether a signature holds for a user id. */
const holdsFor = (signature: Buffer, userId: string): boolean =>
  sm2.doVerifySignature(TEXT, signature.toString('hex'), point, {der: true, hash: true, userId});

test('crypto.sign of Node signs with an empty user id, as pages say, so that the platform refuses it', () => {
  const signature = crypto.sign('sm3', Buffer.from(TEXT), pem('private'));
  expect(holdsFor(signature, '')).toBe(true);
  expect(holdsFor(signature, PLATFORM_USER)).toBe(false);
  expect(verify('SM2', TEXT, signature.toString('base64'), pem('public'))).toBe(false);
});

test('createSign of Node signs without any user id, as pages say, so that the platform refuses it', () => {
  const signature = crypto.createSign('sm3').update(TEXT).sign(pem('private'));
  expect([holdsFor(signature, ''), holdsFor(signature, PLATFORM_USER)]).toEqual([false, false]);
  expect(verify('SM2', TEXT, signature.toString('base64'), pem('public'))).toBe(false);
});

test('Node refuses SM2 signatures of the platform, and sm-crypto with its user id accepts them', () => {
  const signature = sign('SM2', TEXT, pem('private'));
  expect(crypto.verify('sm3', Buffer.from(TEXT), pem('public'), Buffer.from(signature, 'base64'))).toBe(false);
  expect(crypto.createVerify('sm3').update(TEXT).verify(pem('public'), signature, 'base64')).toBe(false);
  expect(verify('SM2', TEXT, signature, pem('public'))).toBe(true);
});
