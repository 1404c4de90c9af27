import {expect, test} from '../unit/plain-test';
import {createHash, createVerify} from 'crypto';
import {readFileSync} from 'fs';
import path from 'path';
import {versionFolders} from './fixtures/version-folders';
import {expandPage} from '../../src/plugins/docs/blocks/expanded-page';
import {nodesIn} from '../../src/plugins/docs/tree/nodes';
import {testKey, vectorSteps} from '../../src/plugins/docs/blocks/vectors';
import {openVersionFiles} from '../../contract/read/version-files';
import {hashesOf} from '../../src/plugins/live/shipped-files';
import shipped from '../../src/plugins/live/shipped.json';

type Vector = {
  name: string;
  stringToSign: string;
  sha256: string;
  signature: string;
};
const ROOT = path.join(__dirname, '..', '..');
const read = (...file: string[]) => readFileSync(path.join(ROOT, ...file), 'utf8');
function holds({stringToSign, sha256, signature}: Vector, publicKey: string) {
  const digest = createHash('sha256').update(stringToSign).digest('hex');
  return digest === sha256 && createVerify('RSA-SHA256').update(stringToSign).verify(publicKey, signature, 'base64');
}
async function vectorPage(version: string) {
  const file = `${version}/dev/dev_1_3.mdx`;
  const {root} = await expandPage(ROOT, '/docs', {file, markdown: read(file)});
  return nodesIn(root).flatMap((node) => (node.type === 'code' ? [`${node.meta}\n${node.value}`] : []));
}
for (const version of versionFolders) {
  const publicKey = read(version, '_vectors', 'test-public-key.pem');
  const {vectors} = JSON.parse(read(version, '_vectors', 'vectors.json')) as {vectors: Vector[]};

  test(`${version}: every signature vector verifies and is on the page`, async () => {
    const page = await vectorPage(version);
    expect(vectors.length).toBeGreaterThan(2);
    for (const vector of vectors) {
      expect.soft(holds(vector, publicKey), vector.name).toBe(true);
      expect.soft(page, vector.name).toContain(`title="SHA-256（十六进制）"\n${vector.sha256}`);
      expect.soft(page, vector.name).toContain(`title="签名（Base64）"\n${vector.signature}`);
    }
  });
}
const FILES = openVersionFiles(ROOT, 'docs');
const stringOf = (name: string) =>
  vectorSteps(name, FILES)
    .find(({meta}) => meta === 'title="待签名字符串"')
    ?.value.split('\n');
test('line ends of a string to sign are visible, the last one too, and a string of one line has none', () => {
  expect(stringOf('v3-get-settlement-items')).toEqual([
    'GET\\n',
    '/openapi/v3/settlements/stl_500001/items?status=SUCCEEDED&limit=20\\n',
    '1795227600\\n',
    '84c76fddd93a05ce1e03b4faa349ba95\\n',
    '\\n',
  ]);
  expect(stringOf('v1-get-list-worker-tasks')?.join('')).not.toContain('\\n');
});
test('each vector says where its signature is sent', () => {
  const result = (name: string) =>
    vectorSteps(name, FILES)
      .map(({lang, meta}) => `${lang} ${meta?.slice('title="'.length, -1)}`)
      .pop();
  expect(result('v1-post-create-contract')).toBe('text 请求体中的 sign');
  expect(result('v1-get-list-worker-tasks')).toBe('text 查询串中的 sign');
  expect(result('v3-post-create-settlement')).toBe('http 请求头');
  expect(result('notification-v1-settlement-succeeded')).toBe('http 通知的请求头');
});
test('an unknown vector, an unknown key and a version without vectors are errors that name what is known', () => {
  expect(() => vectorSteps('v1-post-create-batsh', FILES)).toThrow('Did you mean v1-post-create-batch?');
  expect(() => testKey('privat', FILES)).toThrow(
    'test key "privat" is unknown. Known: private, public. Did you mean private?',
  );
  expect(() => testKey('public', openVersionFiles(test.info().outputPath(), 'docs'))).toThrow(
    'no file docs/_vectors/vectors.json.',
  );
});

test('the list of theme parts and client modules with which pages work without the app is that of the sources', () => {
  expect(
    hashesOf(path.join(__dirname, '..', '..')),
    'A part has changed. If pages still work without the app, as its controls do: npm run record -- shipped',
  ).toEqual(shipped);
});
