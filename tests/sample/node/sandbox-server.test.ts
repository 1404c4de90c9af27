import {connect} from 'net';
import {expect, test} from '@playwright/test';
import {MAX_FORM, MAX_JSON} from '../../../sandbox';
import type {WireRequest} from '../../../sandbox';
import {startClient} from '../fixtures/sandbox-client';
import type {Client} from '../fixtures/sandbox-client';
import type {Inputs} from '../fixtures/sandbox-requests';
import {startPlatformServer} from '../fixtures/platform-server';
import type {Running} from '../../fixtures/sandbox-server';
import {smallBusiness} from '../fixtures/small-business';

let client: Client;
let server: Running;

test.beforeAll(async () => {
  client = await startClient();
});
test.beforeEach(async () => {
  server = await startPlatformServer({areas: [smallBusiness], patience: 300});
});
test.afterEach(() => server.close());

const CREATE = 'v3#createTask';
const create = (inputs: Inputs = {}): Promise<WireRequest> =>
  client.request(CREATE, {...client.example(CREATE), ...inputs});
const objects = async (kind: string): Promise<readonly object[]> =>
  ((await server.control('/sandbox/state')).body.objects as Record<string, object[]>)[kind];

test('a signed request is answered as the contract says, with signed headers, and printed', async () => {
  const answer = await server.send(await create());
  expect(answer).toMatchObject({status: 200, body: {code: '200', data: {taskId: 'tsk_300001'}}});
  expect(answer.headers).toMatchObject({
    'x-key-id': 'pk_sample_01',
    'x-signature': expect.any(String),
    'x-request-id': expect.any(String),
    // Times of v3 are always RFC 3339, in Beijing's time zone.
    'x-ratelimit-reset': expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/),
  });
  expect(server.printed.at(-1)).toBe('2026-11-21 10:00:00 POST /openapi/v3/tasks → HTTP 200，200 成功，v3#createTask');
});

test('a signature that does not verify is printed with the text that the platform signed', async () => {
  const request = await create();
  await server.send({...request, body: Buffer.from(`${request.body.toString()} `)});
  expect(server.printed.at(-1)).toContain('401102');
  expect(server.printed.at(-1)).toContain(
    String.raw`待签名串："POST\n/openapi/v3/tasks\n${request.headers['x-timestamp']}\n`,
  );
});

for (const [headers, who] of [
  [{host: 'rebound.example'}, 'a name that leads to loopback'],
  [{origin: 'https://page.example'}, 'a page of another origin'],
  [{origin: 'null'}, 'a page without an origin'],
  [{'sec-fetch-site': 'cross-site'}, 'an image of a page'],
] as const) {
  test(`${who} is rejected without any effect`, async () => {
    const request = await create();
    for (const sent of [request, {method: 'POST', target: '/sandbox/reset', headers: {}}]) {
      expect(await server.send({...sent, headers: {...sent.headers, ...headers}})).toMatchObject({
        status: 403,
        body: {error: expect.stringContaining('沙箱')},
      });
      expect(server.printed.at(-1)).toContain(`${sent.method} ${sent.target} → HTTP 403`);
    }
    expect(await objects('tasks')).toEqual([]);
  });
}

test('localhost, with a port and from its own origin, is answered', async () => {
  const host = `localhost:${server.port}`;
  expect(
    (await server.send({method: 'GET', target: '/sandbox/state', headers: {host, origin: `http://${host}`}})).status,
  ).toBe(200);
});

for (const [name, chunked] of [
  ['announces its length', false],
  ['comes in chunks', true],
] as const) {
  test(`a JSON body over the limit that ${name} is refused in the envelope, unread, and the connection closed`, async () => {
    const {headers, target} = await create();
    const head = Object.entries({
      ...headers,
      host: 'localhost',
      ...(chunked ? {'transfer-encoding': 'chunked'} : {'content-length': 1e12}),
    });
    const lines = [`POST ${target} HTTP/1.1`, ...head.map(([key, value]) => `${key}: ${value}`)];
    const piece = 'x'.repeat(MAX_JSON + 1);
    const text = await server.raw(
      `${lines.join('\r\n')}\r\n\r\n`,
      chunked ? `${piece.length.toString(16)}\r\n${piece}` : 'x',
    );
    expect(text).toMatch(/^HTTP\/1\.1 400 [^]*Connection: close[^]*"code":"400003"/);
    expect(text).toContain('X-Signature');
  });
}

test('a form over the limit is refused as too large a file', async () => {
  const request = await client.request('v1#uploadFile', {...client.example('v1#uploadFile'), file: new Blob(['x'])});
  const answer = await server.send({...request, body: Buffer.concat([request.body, Buffer.alloc(MAX_FORM)])});
  expect(answer.body).toMatchObject({code: '413001', success: false});
});

test('a body at the limit is read', async () => {
  const json = JSON.stringify(client.example(CREATE).body);
  const body = json + ' '.repeat(MAX_JSON - Buffer.byteLength(json));
  expect((await server.send(await create({body}))).body).toMatchObject({code: '200'});
  expect((await server.send(await create({body: `${body} `}))).body).toMatchObject({code: '400003'});
});

test('JSON that is too deep is refused and nothing is done', async () => {
  const body = `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  expect((await server.send(await create({body}))).body).toMatchObject({code: '400004'});
  expect(await objects('tasks')).toEqual([]);
});

const GET = 'GET /sandbox/state HTTP/1.1\r\nHost: localhost\r\n';

for (const [name, text, status] of [
  ['a client that never finishes its head', 'GET /sandbox/state HTTP/1.1\r\nHost: loc', 408],
  [
    'a client that never finishes its body',
    'POST /sandbox/reset HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{',
    408,
  ],
  ['no HTTP at all', '\u0016\u0003\u0001\u0002\r\n\r\n', 400],
  ['a method that HTTP does not know', 'BREW /openapi/v3/tasks HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['a tunnel', 'CONNECT localhost:1 HTTP/1.1\r\nHost: localhost\r\n\r\n', 405],
  ['a head that is too long', `${GET}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'two lengths',
    'POST /sandbox/reset HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    400,
  ],
  ['a request without a host', 'GET /sandbox/state HTTP/1.1\r\n\r\n', 400],
] as const) {
  test(`${name} gets ${status}, and the sandbox goes on`, async () => {
    expect(await server.raw(text)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect((await server.control('/sandbox/state')).status).toBe(200);
    expect(server.bugs).toEqual([]);
  });
}

test('an upload that breaks off leaves nothing, and the sandbox goes on', async () => {
  const {headers, target} = await create();
  const head = Object.entries({...headers, host: 'localhost', 'content-length': 1000}).map(
    ([key, value]) => `${key}: ${value}\r\n`,
  );
  const socket = connect(server.port, '127.0.0.1', () => {
    socket.write(`POST ${target} HTTP/1.1\r\n${head.join('')}\r\n{`, () => socket.resetAndDestroy());
  });
  await expect.poll(() => server.printed.join()).toContain('连接中断');
  expect(await objects('tasks')).toEqual([]);
  expect(server.bugs).toEqual([]);
});

test('pipelined requests are answered in order', async () => {
  const text = await server.raw(`${GET}\r\n${GET.replace('state', 'nothing')}\r\n${GET}Connection: close\r\n\r\n`);
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200']);
});

test('500 concurrent clients with the same business key create one object, and each gets it or must wait', async () => {
  test.slow();
  const requests = await Promise.all(Array.from({length: 500}, () => create()));
  const answers = await Promise.all(requests.map((request) => server.send(request)));
  const codes = new Set(answers.map(({body}) => body.code));
  expect([...codes].sort()).toEqual(['200', '429001']);
  const first = answers.filter(({body}) => body.code === '200').map(({body}) => body.data);
  expect(new Set(first.map((data) => JSON.stringify(data))).size).toBe(1);
  expect(answers.filter(({status}) => status === 429).every(({headers}) => Number(headers['retry-after']) > 0)).toBe(
    true,
  );
  expect(await objects('tasks')).toHaveLength(1);
});

test('a response that violates the contract stops the sandbox, which names the request', async () => {
  expect(await server.send(await client.request('v3#listKeys'))).toMatchObject({
    status: 500,
    body: {error: '沙箱自身出错，已停止。'},
  });
  await expect.poll(() => server.bugs).toHaveLength(1);
  expect(server.bugs[0]).toMatch(/^GET \/openapi\/v3\/system\/keys: .*does not fit the contract/);
});
