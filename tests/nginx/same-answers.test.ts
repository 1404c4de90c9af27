import {brotliCompressSync, gzipSync} from 'zlib';
import {expect, test} from '@playwright/test';
import {getRequest, rawRequest} from '../checks/raw-request';
import {startNginx} from '../fixtures/nginx';
import {NAMES, namedSite} from '../fixtures/named-site';
import {startNode} from '../fixtures/site';
import {smallBuild} from '../fixtures/small-build';

const ENDINGS = [
  '',
  '/',
  '/index',
  '/index.html',
  '.html',
  '/.html',
  '/index/',
  '//',
  '/x',
  '/%0a',
  '?a=b',
  '/?a=b&c=%2F#d',
];

const PATHS = [
  ...[
    '/',
    '/.html',
    '/index.html',
    '/-',
    '/..',
    '//',
    '//..',
    '/404',
    '/404.html',
    '/404/',
    '/404-codes/',
    '/_headers',
    '/.git',
    '/?',
  ],
  ...[
    '/docs//..',
    '/docs/..',
    '/docs/./%2e%2e/docs',
    '/docs%2f',
    '/docs/%00',
    '/docs/%zz',
    '/docs/%',
    '/docs/%ff',
    '/DOCS/',
  ],
  ...[
    '/docs/%ED%A0%80/',
    '/docs/%E4%BD',
    '/docs/%0d%0aX:y',
    '/docs/?a="<>|{}^`\\',
    '/docs#x',
    '/docs?a#x',
    '/%5cforeign.example',
  ],
  ...['http://foreign.example/docs', 'http://foreign.example', 'http://reader@foreign.example/docs', '*', '?x', 'docs'],
  ...[
    '/assets',
    '/assets/',
    '/assets/js/main.b.js',
    '/docs/page.html.br',
    '/docs/page.br',
    '/sitemap.xml/',
    '/sitemap.xml.html',
    '/CNAME',
    '/CNAME.html',
    '/kit.tar.gz',
    '/a.MP4',
    '/a.mp4',
    '/.well-known/security.txt',
    '/.well-known/',
  ],
];

const FILES = [
  '/docs/page',
  '/assets/js/other.js',
  '/downloads/fields.csv',
  '/no/such/page',
  '/docs/page/',
  '/kit.tar.gz',
];
const CODINGS = ['', 'br', 'gzip', 'gzip, br;q=0', 'identity'].map((value) => `Accept-Encoding: ${value}\r\n`);
const CONDITIONS = [
  ...[
    'bytes=0-9',
    'bytes=-5',
    'bytes=5-',
    'bytes=9-5',
    'bytes=-0',
    'bytes=99999-',
    'bytes=0-99999',
    'bytes=0-1,3-4',
    'bytes=x',
  ],
  ...['lines=0-1', 'BYTES=0-1', `bytes=0-${'9'.repeat(30)}`, 'bytes=0-9\r\nIf-Range: "x"'],
].map((range) => `Range: ${range}\r\n`);
const STATES = [
  'If-None-Match: "x"',
  'If-None-Match: *',
  'If-Match: "x"',
  'If-Match: *',
  'If-Unmodified-Since: Thu, 01 Jan 1998 00:00:00 GMT',
];

const REQUESTS: readonly string[] = [
  ...NAMES.flatMap((name) => ENDINGS.map((ending) => `/docs/${encodeURIComponent(name)}${ending}`)).map((path) =>
    getRequest(path),
  ),
  ...NAMES.map((name) => getRequest(`/old/${encodeURIComponent(name)}.html?a=b`)),
  ...PATHS.map((path) => getRequest(path)),
  ...FILES.flatMap((path) =>
    CODINGS.flatMap((coding) =>
      ['', ...CONDITIONS, ...STATES.map((state) => `${state}\r\n`)].flatMap((header) =>
        ['GET', 'HEAD'].map((method) => getRequest(path, coding + header).replace('GET', method)),
      ),
    ),
  ),
  ...['POST', 'PUT', 'OPTIONS', 'TRACE', 'DELETE'].map((method) => getRequest('/docs/').replace('GET', method)),
];

/** nginx generates its own entity tags, and its error responses have a body. */
const OWN = /^(?:connection|date|etag|keep-alive|server):/i;
const OF_BODY = /^content-(?:length|type):/i;

/** Status, headers and body of a response; only the status if the server's parser rejects the request. */
function essence(answer: string): readonly string[] {
  const [head, body = ''] = answer.split(/\r\n\r\n([^]*)/);
  const [line, ...headers] = head.split('\r\n');
  const status = line.split(' ')[1];
  if (status === '400') return [status];
  const hasFile = ['200', '206', '404'].includes(status);
  const compared = headers.filter((header) => !OWN.test(header) && (hasFile || !OF_BODY.test(header)));
  const named = compared.map((header) => header.replace(/^[^:]+/, (name) => name.toLowerCase())).sort();
  return [status, ...named, hasFile ? body : ''];
}

test('the server of the project and nginx give the same answers', async ({}, testInfo) => {
  const text = 'a line of text\n'.repeat(200);
  const coded = (file: string) => ({
    [file]: text,
    [`${file}.br`]: brotliCompressSync(text),
    [`${file}.gz`]: gzipSync(text),
  });
  const build = smallBuild(namedSite(testInfo.outputPath('build')), 'a', {
    ...coded('docs/page.html'),
    ...coded('assets/js/other.js'),
    '404-codes.html': 'a page whose name begins like that of the not-found page',
    CNAME: 'docs.example',
    'kit.tar.gz': gzipSync(text),
    'a.MP4': text,
    '.well-known/security.txt': text,
    _headers: '/*\n',
    _redirects: undefined,
  });
  const [node, nginx] = [await startNode(build), await startNginx(build)];
  for (const request of REQUESTS) {
    const [expected, actual] = await Promise.all([nginx, node].map(({plainPort}) => rawRequest(plainPort, request)));
    expect.soft(essence(actual), request).toEqual(essence(expected));
  }
  await Promise.all([node.stop(), nginx.stop()]);
});
