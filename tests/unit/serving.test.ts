/** Request targets, the files for them, conditions and ranges. */
import {expect, test} from './plain-test';
import type {IncomingMessage} from 'http';
import {conditionalStatus, isRangeCurrent} from '../../deploy/serve/conditions';
import {partOf, rangeOf} from '../../deploy/serve/range';
import {parseTarget} from '../../deploy/serve/request-target';
import {createResolver} from '../../deploy/serve/resolve';
import {mediaType} from '../../deploy/serve/rules';
import {StoredFile} from '../../deploy/serve/stored-file';

for (const [target, pathname, query = ''] of [
  ['/docs/a', '/docs/a'],
  ['/docs/a?b=%2F&c', '/docs/a', '?b=%2F&c'],
  ['/docs/a?', '/docs/a'],
  ['/docs/a?b#c', '/docs/a', '?b'],
  ['/docs/a#b?c', '/docs/a'],
  ['/docs/%E4%BD%A0%e5%a5%bd', '/docs/你好'],
  ['/docs/100%25%23%3F+', '/docs/100%#?+'],
  ['/docs/./a/../b/.', '/docs/b/'],
  ['/docs%2Fa/%2e%2e', '/docs/'],
  ['/docs/..', '/'],
  ['//foreign.example/docs/', '//foreign.example/docs/'],
  ['/\\foreign.example', '/\\foreign.example'],
  ['http://foreign.example/docs?a', '/docs', '?a'],
  ['http://foreign.example', '/'],
] as string[][])
  test(`"${target}" is the path "${pathname}" with the query "${query}"`, () =>
    expect(parseTarget(target)).toEqual({pathname, query}));

for (const target of [
  'http://reader@foreign.example/',
  '/..',
  '/docs/..%2f..%2fa',
  '/%',
  '/%zz',
  '/%00',
  '/%E4%BD',
  '*',
  '',
])
  test(`"${target}" is malformed`, () => expect(parseTarget(target)).toBeUndefined());

const FILES =
  'index.html 404.html docs/index.html docs/index.md docs/a.html assets/js/main.1.js assets/js/main.1.js.br _headers _redirects _manifest.json .hidden sitemap.xml kit.tar.gz CNAME .well-known/security.txt';
const resolve = createResolver(FILES.split(' '));

for (const [path, file, redirect] of [
  ['/', 'index.html'],
  ['/docs/', 'docs/index.html'],
  ['/docs/a', 'docs/a.html'],
  ['/docs/index.md', 'docs/index.md'],
  ['/assets/js/main.1.js', 'assets/js/main.1.js'],
  ['/kit.tar.gz', 'kit.tar.gz'],
  ['/CNAME', 'CNAME'],
  ['/.well-known/security.txt', '.well-known/security.txt'],
  ['/docs', '', '/docs/'],
  ['/docs/index.html', '', '/docs/'],
  ['/docs/index', '', '/docs/'],
  ['/docs/a/', '', '/docs/a'],
  ['/docs/a.html', '', '/docs/a'],
  ['/index.html', '', '/'],
] as string[][])
  test(`${path} leads to ${file || redirect}`, () => expect(resolve(path)).toEqual(file ? {file} : {redirect}));

for (const path of '/404.html /404 /_headers /_redirects /_manifest.json /.hidden /assets/js/main.1.js.br //docs /assets/ /docs/a/b /docs// /../package.json'.split(
  ' ',
))
  test(`${path} leads nowhere`, () => expect(resolve(path)).toBeUndefined());

test('files have media types by their names, whatever their case; unknown ones are downloaded', () => {
  expect(['a.js', 'a.JPG', 'a.docx', 'v1.0/CNAME', 'a.odd', 'a.html'].map(mediaType)).toEqual([
    'text/javascript; charset=utf-8',
    'image/jpeg',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/octet-stream',
    'application/octet-stream',
    'text/html; charset=utf-8',
  ]);
});

const stored = new StoredFile(Buffer.from('a page'), Date.UTC(2026, 0, 2, 3, 4, 5, 678));
const date = 'Fri, 02 Jan 2026 03:04:05 GMT';
const [earlier, later] = ['Thu, 01 Jan 2026 03:04:05 GMT', 'Sat, 03 Jan 2026 03:04:05 GMT'];
const {etag} = stored;

test('a file has its date in whole seconds, and a tag of its content alone', () => {
  expect(stored.lastModified).toBe(date);
  expect(new StoredFile(Buffer.from('a page'), 0).etag).toBe(etag);
  expect(new StoredFile(Buffer.from('another'), 0).etag).not.toBe(etag);
});

for (const [headers, status] of [
  [{}, undefined],
  [{'if-none-match': etag}, 304],
  [{'if-none-match': `"a", W/${etag}`}, 304],
  [{'if-none-match': '*'}, 304],
  [{'if-none-match': '"a"', 'if-modified-since': date}, undefined],
  [{'if-modified-since': date}, 304],
  [{'if-modified-since': later}, undefined],
  [{'if-modified-since': 'no date'}, undefined],
  [{'if-match': etag}, undefined],
  [{'if-match': `W/${etag}`}, 412],
  [{'if-match': '"a"'}, 412],
  [{'if-unmodified-since': earlier}, 412],
  [{'if-unmodified-since': later}, undefined],
] as const)
  test(`${JSON.stringify(headers).replaceAll(etag.slice(1, -1), '…')} leads to ${status ?? 'the file'}`, () =>
    expect(conditionalStatus(headers, stored)).toBe(status));

test('a range is sent where If-Range names the present state', () => {
  for (const value of [undefined, etag, date]) expect(isRangeCurrent({'if-range': value}, stored)).toBe(true);
  for (const value of [`W/${etag}`, '"a"', earlier, later])
    expect(isRangeCurrent({'if-range': value}, stored)).toBe(false);
});

const follow = (range: string, method = 'GET') => rangeOf({method, headers: {range}} as IncomingMessage);

test('a range of bytes is followed, where the method is GET', () => {
  for (const range of ['bytes=0-9', 'bytes=5-', 'bytes=-5', 'Bytes=0-0']) expect(follow(range)).toBe(range);
  for (const range of ['bytes=', 'bytes=-', 'bytes=a-b', 'bytes=0-1,3-4', 'bytes= 0-1', 'lines=0-1'])
    expect(follow(range), range).toBeUndefined();
  expect(follow(`bytes=0-${'9'.repeat(20)}`)).toBeUndefined();
  expect(follow('bytes=0-9', 'HEAD')).toBeUndefined();
});

for (const [range, start, end] of [
  ['bytes=0-9', 0, 10],
  ['bytes=5-', 5, 100],
  ['bytes=-5', 95, 100],
  ['bytes=-500', 0, 100],
  ['bytes=99-200', 99, 100],
] as const)
  test(`of 100 bytes "${range}" is ${start} to ${end}`, () => expect(partOf(range, 100)).toEqual({start, end}));

for (const range of ['bytes=100-', 'bytes=9-5', 'bytes=-0'])
  test(`of 100 bytes "${range}" is none`, () => expect(partOf(range, 100)).toBeUndefined());
