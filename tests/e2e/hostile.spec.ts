import {expect} from '@playwright/test';
import {LIMITS} from '../../deploy/serve/rules';
import {BUILD} from '../../tools/record/built-pages';
import {getRequest, rawRequest, sendAndReset, statusOf, uncleanness} from '../checks/raw-request';
import {test} from '../fixtures/site';
import {latest} from '../fixtures/versions';
import {at} from '../../src/data/site';

const long = (bytes: number) => 'a'.repeat(bytes);
const line = (requestLine: string) => `${requestLine}\r\nHost: localhost\r\nConnection: close\r\n\r\n`;

const PATHS: Readonly<Record<string, readonly number[]>> = {
  '/../../../../etc/passwd': [400, 404],
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd': [400, 404],
  '/..%2f..%2f..%2fetc%2fpasswd': [400, 404],
  '/docs/..%5c..%5c..%5cpackage.json': [404],
  '/%252e%252e%252fpackage.json': [404],
  '/..;/package.json': [404],
  '/%00': [400],
  '/docs/%00.html': [400],
  '/docs/\0': [400],
  '/%zz': [400],
  '/docs/%c0%ae%c0%ae/': [400],
  '/docs/%80': [400],
  '//docs': [404],
  '//foreign.example/docs/..': [404],
  '/docs%0d%0aSet-Cookie:%20a=b/': [404],
  '/docs/%0a': [404],
  '/.git/config': [404],
  '/.well-known/': [404],
  '/_headers': [404],
  '/_redirects': [404],
  '/_manifest.json': [404],
  '/docs/index.html.br': [404],
  '/docs/index.html.gz': [404],
  [`/${long(7000)}`]: [404],
  [`/${long(9000)}`]: [414],
  [`/${long(100_000)}`]: [414, 431],
  [`/docs/?${long(9000)}`]: [414],
};

for (const [path, statuses] of Object.entries(PATHS)) {
  test(`the path ${JSON.stringify(path.slice(0, 40))} of ${path.length} bytes is refused with ${statuses.join(' or ')}`, async ({
    site,
  }) => {
    const answer = await rawRequest(site.plainPort, getRequest(path));
    expect(statuses).toContain(statusOf(answer));
    expect(uncleanness(answer)).toBeUndefined();
  });
}

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

for (const method of METHODS) {
  test(`${method} is refused with 405 and the methods that are allowed`, async ({site}) => {
    const answer = await rawRequest(site.plainPort, line(`${method} /docs/ HTTP/1.1`));
    expect([statusOf(answer), /^allow: (.*)\r$/im.exec(answer)?.[1]]).toEqual([405, 'GET, HEAD']);
    expect(uncleanness(answer)).toBeUndefined();
  });
}

const REQUESTS: Readonly<Record<string, string>> = {
  'an unknown method': line('FOO /docs/ HTTP/1.1'),
  'a method in small letters': line('get /docs/ HTTP/1.1'),
  CONNECT: line('CONNECT foreign.example:443 HTTP/1.1'),
  'a word': 'HELLO\r\n\r\n',
  'a request line without a path': line('GET HTTP/1.1'),
  'the start of a TLS connection': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
  'no host': 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'a header of 40 KB': getRequest('/', `X-Long: ${long(40_000)}\r\n`),
  'a thousand headers': getRequest(
    '/',
    Array.from({length: 1000}, (_, number) => `X-Many-${number}: ${long(20)}\r\n`).join(''),
  ),
  'two lengths of the body': getRequest('/', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n'),
};

for (const [name, bytes] of Object.entries(REQUESTS)) {
  test(`${name} is refused`, async ({site}) => {
    expect(uncleanness(await rawRequest(site.plainPort, bytes))).toBeUndefined();
  });
}

const ABANDONED: Readonly<Record<string, string>> = {
  'a page': getRequest('/docs/'),
  'a long file': getRequest(at(`/downloads/${latest.number}/sample-kit.zip`)),
  'a tunnel': line('CONNECT foreign.example:443 HTTP/1.1'),
  'another protocol': getRequest('/', 'Upgrade: websocket\r\n'),
};

for (const [name, bytes] of Object.entries(ABANDONED)) {
  test(`clients that ask for ${name} and disconnect before it comes do no harm`, async ({site}) => {
    await Promise.all(Array.from({length: 50}, () => sendAndReset(site.plainPort, bytes)));
    expect(statusOf(await rawRequest(site.plainPort, getRequest('/')))).toBe(200);
  });
}

test('a version of HTTP that does not exist is refused', async ({site}) => {
  expect([400, 505]).toContain(statusOf(await rawRequest(site.plainPort, line('GET / HTTP/9.9'))));
});

test('headers that do not come to an end are cut off', async ({startSite}) => {
  const site = await startSite(BUILD, {...LIMITS, headerSeconds: 1});
  const answer = await rawRequest(site.plainPort, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  expect([0, 408]).toContain(statusOf(answer));
  expect(statusOf(await rawRequest(site.plainPort, getRequest('/')))).toBe(200);
  await site.stop();
});
