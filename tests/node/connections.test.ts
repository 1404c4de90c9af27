import {once} from 'events';
import type {Server} from 'http';
import {connect} from 'net';
import type {Socket} from 'net';
import {expect, test} from '@playwright/test';
import {listen} from '../../deploy/serve/listen';
import {LIMITS} from '../../deploy/serve/rules';
import {createStaticSite} from '../../deploy/serve/static-site';
import {getRequest, rawRequest} from '../checks/raw-request';
import {startNode} from '../fixtures/site';
import {smallBuild} from '../fixtures/small-build';

const MB = 1024 * 1024;
const PAGE = 'p'.repeat(512 * 1024);
const DOWNLOAD = 'd'.repeat(24 * MB);
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

const LIMITED = {...LIMITS, sendSeconds: 1};

/** A build with a large page and a large download. */
const largeBuild = (folder: string) =>
  smallBuild(folder, 'a', {'docs/index.html': PAGE, 'downloads/large.zip': DOWNLOAD});

const start = (folder: string) => startNode(largeBuild(folder), LIMITED);

/** How many connections a server has. */
const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

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
  // A reset also ends the connection.
  if (!socket.closed) await new Promise((resolve) => socket.on('close', resolve));
  return bytes;
}

test('clients that read nothing take little memory, and their connections are closed', async ({}, testInfo) => {
  const server = createStaticSite(largeBuild(testInfo.outputPath('build')), LIMITED);
  const port = await listen(server, 0);
  await rawRequest(port, getRequest('/docs/'));
  const before = process.memoryUsage().rss;
  const sockets = await Promise.all(Array.from({length: 100}, () => silent(port, get('/docs/').repeat(50))));
  let most = before;
  const look = () => {
    most = Math.max(most, process.memoryUsage().rss);
    return connectionsOf(server);
  };
  await expect.poll(look, {timeout: 15_000}).toBe(0);
  expect((most - before) / MB).toBeLessThan(120);
  for (const bytes of await Promise.all(sockets.map(drain))) expect(bytes).toBeLessThan(50 * PAGE.length);
  server.close();
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
