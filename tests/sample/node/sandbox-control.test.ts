import {createServer} from 'http';
import {createServer as createTcpServer} from 'net';
import type {AddressInfo, Server} from 'net';
import {expect, test} from '@playwright/test';
import {createDelivery} from '../../../sample/sandbox/notifications/delivery';
import {verify} from '../../../sample/sandbox/platform/signature';
import {startPlatformServer} from '../fixtures/platform-server';
import {keysOf} from '../fixtures/sandbox-contracts';
import type {Running} from '../../fixtures/sandbox-server';
import {startClient} from '../fixtures/sandbox-client';
import {smallBusiness} from '../fixtures/small-business';
import {CURRENT_NUMBER} from '../../../src/data/versions';

const opened: {close: () => unknown}[] = [];
test.afterEach(() => opened.splice(0).forEach((one) => one.close()));

async function sandbox(notify?: string) {
  const server = await startPlatformServer({areas: [smallBusiness], ...(notify && {notify})});
  opened.push(server);
  return server;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  opened.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/notify`;
}

const accepting = () => createServer((_request, response) => void response.end('{"code":"SUCCESS"}'));
const CONFIRM = {kind: 'recharge', id: 100001, to: 'CONFIRMED'};

type Sent = {
  number: number;
  attempt: number;
  accepted: boolean;
  result: string;
  body: string;
  headers: Record<string, string>;
};
const notifications = async (server: Running, query = ''): Promise<readonly Sent[]> =>
  (await server.control(`/sandbox/notifications${query}`)).body.notifications as Sent[];

test('the platform moves an object by itself, and its notification arrives signed', async () => {
  const server = await sandbox(await listen(accepting()));
  expect((await server.control('/sandbox/events', CONFIRM)).body).toEqual({
    kind: 'recharge',
    id: 100001,
    status: 'CONFIRMED',
    resourceVersion: 2,
  });
  await expect.poll(() => notifications(server)).toHaveLength(1);
  const [{accepted, headers, body}] = await notifications(server);
  expect(accepted).toBe(true);
  const signed = `${headers['X-Timestamp']}\n${headers['X-Nonce']}\n${body}\n`;
  expect(verify('RSA2', signed, headers['X-Signature'], keysOf(CURRENT_NUMBER).publicKey)).toBe(true);
  expect(JSON.parse(body)).toMatchObject({eventType: 'recharge.confirmed', attempt: 1, resourceVersion: 2});
  expect(server.printed.join('\n')).toMatch(/通知 recharge\.confirmed \w{32} 第 1 次 → 已接受/);
});

test('a notification that nobody accepts comes again when the clock moves, nine times in all', async () => {
  const server = await sandbox();
  await server.control('/sandbox/events', CONFIRM);
  expect((await server.control('/sandbox/clock', {advanceSeconds: 0})).body).toEqual({
    time: '2026-11-21T10:00:00+08:00',
  });
  await server.control('/sandbox/clock', {advanceSeconds: 15});
  expect((await notifications(server)).map(({attempt, accepted}) => [attempt, accepted])).toEqual([
    [1, false],
    [2, false],
  ]);
  expect((await server.control('/sandbox/clock', {advanceSeconds: 24 * 3600})).body).toEqual({
    time: '2026-11-22T10:00:15+08:00',
  });
  expect((await notifications(server)).map(({number}) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect((await notifications(server, '?after=8')).map(({attempt}) => attempt)).toEqual([9]);
  expect((await notifications(server))[0].result).toContain('连接被拒绝');
});

test('after business time has moved by the hours of the test values, a request signed now with the same token is taken', async () => {
  const [server, client] = [await sandbox(), await startClient()];
  const create = async () =>
    (await server.send(await client.request('v3#createTask', client.example('v3#createTask')))).body.code;
  for (const hours of [0, 1, 24, 72]) {
    await server.control('/sandbox/clock', {advanceSeconds: hours * 3600});
    expect(await create(), `${hours} h`).toBe('200');
  }
});

test('the notification of a moved sandbox is signed with real time', async () => {
  const server = await sandbox(await listen(accepting()));
  await server.control('/sandbox/clock', {advanceSeconds: 3600});
  await server.control('/sandbox/events', CONFIRM);
  await expect.poll(() => notifications(server)).toHaveLength(1);
  const [{headers, body}] = await notifications(server);
  expect(Math.abs(Date.now() / 1000 - Number(headers['X-Timestamp']))).toBeLessThan(60);
  expect(JSON.parse(body)).toMatchObject({occurredAt: '2026-11-21T11:00:00+08:00'});
});

test('a reset brings the data set back and forgets notifications and time', async () => {
  const server = await sandbox();
  const start = await server.control('/sandbox/state');
  await server.control('/sandbox/events', CONFIRM);
  await server.control('/sandbox/clock', {advanceSeconds: 60});
  expect((await server.control('/sandbox/state')).body).not.toEqual(start.body);
  expect((await server.control('/sandbox/reset', {})).body).toEqual({data: 'examples'});
  expect((await server.control('/sandbox/state')).body).toEqual(start.body);
  expect(await notifications(server)).toEqual([]);
  expect((await server.control('/sandbox/reset', {data: 'empty'})).body).toEqual({data: 'empty'});
});

for (const [path, body, status, says] of [
  ['/sandbox/nothing', undefined, 404, '/sandbox/state、/sandbox/reset'],
  ['/sandbox/clock', undefined, 405, '只能用 POST'],
  ['/sandbox/clock', {advanceSeconds: -1}, 400, '时间不能倒退'],
  ['/sandbox/clock', {}, 400, 'advanceSeconds'],
  ['/sandbox/clock', {advanceSeconds: 1e12}, 400, 'advanceSeconds'],
  ['/sandbox/reset', {data: 'full'}, 400, 'examples、empty'],
  ['/sandbox/reset', [], 400, 'JSON 对象'],
  ['/sandbox/notifications?after=-1', undefined, 400, 'after'],
  ['/sandbox/events', {...CONFIRM, kind: 'toString'}, 400, 'kind 可取 recharge'],
  ['/sandbox/events', {...CONFIRM, id: 7}, 404, '现有编号：100001'],
  ['/sandbox/events', {...CONFIRM, to: 'PENDING'}, 409, 'to 可取 CONFIRMED、CLOSED'],
] as const) {
  test(`${path} with ${JSON.stringify(body)} is refused with what is possible`, async () => {
    const server = await sandbox();
    const before = await server.control('/sandbox/state');
    expect(await server.control(path, body)).toMatchObject({status, body: {error: expect.stringContaining(says)}});
    expect((await server.control('/sandbox/state')).body).toEqual(before.body);
  });
}

const deliver = async (server: Server, seconds = 5) =>
  createDelivery(await listen(server), seconds)({'X-Key-Id': 'pk_sample_01'}, '{"名":1}', '');

test('a receiver that redirects is not followed', async () => {
  const server = createServer(
    (request, response) => void response.writeHead(302, {Location: '/elsewhere'}).end(request.url),
  );
  expect(await deliver(server)).toEqual({status: 302, body: '/notify'});
});

test('a receiver that never responds is given up after the timeout', async () => {
  await expect(deliver(createTcpServer(), 0.1)).rejects.toThrow('0.1 秒内没有应答');
  const slow = createServer((_request, response) => void response.writeHead(200).write('{'));
  await expect(deliver(slow, 0.1)).rejects.toThrow('0.1 秒内没有应答');
});

test('an endless response of a receiver is cut off', async () => {
  await expect(deliver(createServer((_request, response) => void response.end('x'.repeat(65 * 1024))))).rejects.toThrow(
    '应答超过 65536 字节',
  );
});

test('a closed connection is distinguished from a refused one', async () => {
  await expect(deliver(createTcpServer((socket) => socket.once('data', () => socket.destroy())))).rejects.toThrow(
    '没有应答就断开了连接',
  );
});

test('a notification arrives in one packet on a new connection', async () => {
  const pieces: string[] = [];
  const server = createTcpServer((socket) => {
    socket.on('data', (chunk) => {
      pieces.push(chunk.toString());
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}');
    });
  });
  expect(await deliver(server)).toEqual({status: 200, body: '{}'});
  expect(pieces).toHaveLength(1);
  expect(pieces[0]).toMatch(
    /^POST \/notify HTTP\/1\.1\r\n[^]*Content-Length: 9\r\n[^]*Connection: close\r\n[^]*\r\n\r\n\{"名":1\}$/,
  );
});
