import {createHash, createVerify} from 'crypto';
import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';

type Vector = {
  readonly name: string;
  readonly stringToSign: string;
  readonly sha256: string;
  readonly signature: string;
};

const ROOT = path.join(__dirname, '..', '..');
const VERSIONS = ['docs', 'versioned_docs/version-2.0', 'versioned_docs/version-1.0'];
const read = (...file: string[]) => readFileSync(path.join(ROOT, ...file), 'utf8');

function holds({stringToSign, sha256, signature}: Vector, publicKey: string): boolean {
  const digest = createHash('sha256').update(stringToSign).digest('hex');
  return digest === sha256 && createVerify('RSA-SHA256').update(stringToSign).verify(publicKey, signature, 'base64');
}

for (const version of VERSIONS) {
  const publicKey = read(version, '_vectors', 'test-public-key.pem');
  const {vectors} = JSON.parse(read(version, '_vectors', 'vectors.json')) as {vectors: readonly Vector[]};

  test(`${version}: every signature vector verifies and stands on the page as it is`, () => {
    const page = read(version, 'dev', 'dev_1_3.mdx');
    expect(vectors.length).toBeGreaterThan(2);
    for (const vector of vectors) {
      expect.soft(holds(vector, publicKey), vector.name).toBe(true);
      expect.soft(page, vector.name).toContain(vector.sha256);
      expect.soft(page, vector.name).toContain(vector.signature);
    }
  });

  test(`${version}: a vector without its last character does not verify`, () => {
    for (const vector of vectors) {
      expect(holds({...vector, stringToSign: vector.stringToSign.slice(0, -1)}, publicKey), vector.name).toBe(false);
    }
  });
}
