import {execFileSync, spawnSync} from 'child_process';
import {createSign, sign as nodeSign} from 'crypto';
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
const PRIVATE_KEY = path.join(VECTORS, 'test-sm2-private-key.pem');
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
const privateKey = bytesOf(PRIVATE_KEY).subarray(36, 68).toString('hex');

function opensslSays(text: string, signature: Buffer, userId: readonly string[] = DISTID) {
  const file = test.info().outputPath('signature.der');
  writeFileSync(file, signature);
  const parameters = ['dgst', '-sm3', '-verify', PUBLIC_KEY, ...userId, '-signature', file];
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

test('openssl accepts what sm-crypto signs, and sm-crypto what openssl signs', () => {
  const own = Buffer.from(sm2.doSignature(vector.stringToSign, privateKey, {...OPTIONS, publicKey}), 'hex');
  expect(opensslVerifies(vector.stringToSign, own)).toBe(true);
  const parameters = ['dgst', '-sm3', '-sign', PRIVATE_KEY, ...DISTID];
  expect(smCryptoVerifies(vector.stringToSign, execFileSync('openssl', parameters, {input: vector.stringToSign}))).toBe(
    true,
  );
});

test('without the last line end neither accepts the published SM2 signature', () => {
  const signature = Buffer.from(vector.signature, 'base64');
  const text = vector.stringToSign.slice(0, -1);
  expect(opensslVerifies(text, signature)).toBe(false);
  expect(smCryptoVerifies(text, signature)).toBe(false);
});

const PAGE = readFileSync(path.join(VECTORS, '..', 'index.mdx'), 'utf8');

const ofNode: Readonly<Record<string, (text: string, privateKeyPem: string) => Buffer>> = {
  'crypto.sign': (text, pem) => nodeSign('sm3', Buffer.from(text), pem),
  createSign: (text, pem) => createSign('sm3').update(text).sign(pem),
};

for (const [name, make] of Object.entries(ofNode)) {
  test(`what the page says of SM2 signatures by ${name} of Node is what openssl prints of them`, () => {
    const signature = make(vector.stringToSign, readFileSync(PRIVATE_KEY, 'utf8'));
    const [without, platform] = [[], DISTID].map((userId) => opensslSays(vector.stringToSign, signature, userId));
    expect(PAGE).toContain(
      `- \`${name}\` 的签名：不带 \`distid\` 时显示 \`${without}\`，带上面的 \`distid\` 时显示 \`${platform}\`。`,
    );
  });
}
