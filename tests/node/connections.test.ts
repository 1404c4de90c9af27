import {once} from 'events';
import {connect} from 'net';
import type {Socket} from 'net';
import {setTimeout as wait} from 'timers/promises';
import {expect, test} from '@playwright/test';
import {LIMITS} from '../../deploy/serve/rules';
import {getRequest, rawRequest} from '../checks/raw-request';
import {startNode} from '../fixtures/site';
import {smallBuild} from '../fixtures/small-build';

const MB = 1024 * 1024;
const PAGE = 'p'.repeat(512 * 1024);
const DOWNLOAD = 'd'.repeat(24 * MB);
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** A server with a large page and a large download, which closes connections after a second without progress. */
const start = (folder: string) =>
  startNode(smallBuild(folder, 'a', {'docs/index.html': PAGE, 'downloads/large.zip': DOWNLOAD}), {
    ...LIMITS,
    sendSeconds: 1,
  });

/** Sends requests and reads nothing. */
async function silent(port: number, requests: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  socket.write(requests);
  return socket;
}

/** Reads what was sent until the connection ends, in bytes. */
async function drain(socket: Socket): Promise<number> {
  let bytes = 0;
  socket.on('data', (part) => (bytes += part.length));
  socket.resume();
  // A reset ends it too.
  if (!socket.closed) await new Promise((resolve) => socket.on('close', resolve));
  return bytes;
}

test('clients that read nothing take little memory, and their connections are closed', async ({}, testInfo) => {
  const site = await start(testInfo.outputPath('build'));
  await rawRequest(site.plainPort, getRequest('/docs/'));
  const before = process.memoryUsage().rss;
  const sockets = await Promise.all(Array.from({length: 100}, () => silent(site.plainPort, get('/docs/').repeat(50))));
  await wait(500);
  expect((process.memoryUsage().rss - before) / MB).toBeLessThan(120);
  await wait(2500);
  for (const bytes of await Promise.all(sockets.map(drain))) expect(bytes).toBeLessThan(50 * PAGE.length);
  await site.stop();
});

test('a client that reads slowly gets all of a large download', async ({}, testInfo) => {
  const site = await start(testInfo.outputPath('build'));
  const socket = await silent(site.plainPort, getRequest('/downloads/large.zip'));
  let bytes = 0;
  socket.on('data', (part) => {
    bytes += part.length;
    // Half a megabyte at a time.
    if (Math.floor(bytes / (MB / 2)) > Math.floor((bytes - part.length) / (MB / 2))) {
      socket.pause();
      setTimeout(() => socket.resume(), 60);
    }
  });
  socket.resume();
  await once(socket, 'close');
  expect(bytes).toBeGreaterThan(DOWNLOAD.length);
  await site.stop();
});

test('requests that come before the first is answered are answered in their order, unless there are too many', async ({}, testInfo) => {
  const site = await start(testInfo.outputPath('build'));
  const paths = Array.from({length: 40}, (_, index) => (index % 2 === 0 ? '/' : `/no/${index}`));
  const answers = await rawRequest(site.plainPort, paths.map(get).join('') + getRequest('/docs'));
  expect(Array.from(answers.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => status)).toEqual([
    ...paths.map((path) => (path === '/' ? '200' : '404')),
    '301',
  ]);
  const flood = await silent(site.plainPort, get('/docs/').repeat(5000));
  expect(await drain(flood)).toBeLessThan(100 * PAGE.length);
  await site.stop();
});

test('the server answers by IPv4 and IPv6 alike', async ({}, testInfo) => {
  const site = await start(testInfo.outputPath('build'));
  for (const host of ['127.0.0.1', '[::1]', 'localhost'])
    expect((await fetch(`http://${host}:${site.plainPort}/docs/`)).status, host).toBe(200);
  await site.stop();
});
