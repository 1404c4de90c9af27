import {mkdtempSync, rmSync} from 'fs';
import {tmpdir} from 'os';
import path from 'path';
import {expect, test} from '@playwright/test';
import type {TestInfo} from '@playwright/test';
import {deployToStorage} from '../../deploy/storage/deploy';
import {rollbackInStorage} from '../../deploy/storage/rollback';
import {openStorage} from '../../deploy/storage/storage';
import {brokenPages, isLive, quietly, storedBuild} from '../fixtures/stored-site';
import {storageServer} from '../fixtures/storage-server';
import type {StorageServer} from '../fixtures/storage-server';

// Each deployment starts rclone some fifteen times.
test.setTimeout(90_000);

let server: StorageServer;
let folder: string;
let count = 0;

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'storage-'));
  server = await storageServer(folder);
});
test.afterEach(() => Object.assign(server, {intercept: () => undefined, afterChange: () => undefined}));
test.afterAll(async () => {
  await server.close();
  rmSync(folder, {recursive: true});
});

/** A new bucket, and builds for it. */
function places(testInfo: TestInfo) {
  count += 1;
  const target = server.bucket(`site-${count}`);
  const build = (letter: string) => storedBuild(testInfo.outputPath(letter), letter);
  return {target, build, isLive: (letter: string) => isLive(server.objects(target), build(letter))};
}

test('at every moment of deployments and a rollback each page is complete and has its scripts; objects have the types and cache rules of their files', async ({}, testInfo) => {
  const {target, build, isLive: shows} = places(testInfo);
  const builds = ['a', 'b'].map(build);
  let changes = 0;
  server.afterChange = () => {
    changes += 1;
    expect(brokenPages(server.objects(target), builds)).toEqual([]);
  };
  const first = await deployToStorage(openStorage(target), builds[0], quietly);
  expect(shows('a')).toBe(true);
  await deployToStorage(openStorage(target), builds[1], quietly);
  expect(shows('b')).toBe(true);
  expect(server.objects(target).has('assets/js/main.a.js')).toBe(true);
  expect(await rollbackInStorage(openStorage(target), undefined, quietly)).toBe(first);
  expect(shows('a')).toBe(true);
  expect(server.objects(target).has('assets/js/main.b.js')).toBe(true);
  expect(changes).toBeGreaterThan(50);
  for (const [key, type, cache] of [
    ['docs/guide/start', 'text/html; charset=utf-8', 'no-cache'],
    ['docs/guide', 'text/html; charset=utf-8', 'no-cache'],
    ['docs/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['downloads/fields.csv', 'text/csv; charset=utf-8', 'no-cache'],
    ['sitemap.xml', 'application/xml', 'no-cache'],
    ['assets/js/main.a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ]) {
    const {status, headers} = await fetch(server.address(target, key));
    expect([key, status, headers.get('content-type'), headers.get('cache-control')]).toEqual([key, 200, type, cache]);
    expect(headers.has('content-encoding')).toBe(false);
  }
});

test('damaged objects are found before and after pages go live, and deploying the build again repairs them', async ({}, testInfo) => {
  const {target, build} = places(testInfo);
  const below = openStorage(`${target}/portal`);
  const damaging = (start: string, key: string, text: string) => {
    const report = (step: string) => step.startsWith(start) && server.damage(below.target, key, text);
    return deployToStorage(below, build('a'), {...quietly, report});
  };
  await expect(damaging('compare the uploaded', 'assets/js/main.a.js', 'console.log("c")')).rejects.toThrow(
    'main.a.js: The 16 bytes of the object are not those that were uploaded. The site is as it was before.',
  );
  expect([...server.objects(below.target).keys()].filter((key) => !/^(?:\.releases|assets)\//.test(key))).toEqual([]);
  await expect(damaging('compare the site', '404.html', '')).rejects.toThrow('404.html: The object has 0 bytes, not');
  await deployToStorage(below, build('a'), quietly);
  expect(isLive(server.objects(below.target), build('a'))).toBe(true);
});

test('when the network fails between two pages the message says so, and the next run completes the deployment', async ({}, testInfo) => {
  const {target, build, isLive: shows} = places(testInfo);
  const builds = ['a', 'b'].map(build);
  await deployToStorage(openStorage(target), builds[0], quietly);
  const isPartlyNew = () => /<title>b/.test(server.objects(target).get('404.html') ?? '');
  server.afterChange = () => {
    if (isPartlyNew()) server.intercept = () => 'cut';
  };
  await expect(deployToStorage(openStorage(target), builds[1], quietly)).rejects.toThrow(
    /Files and pages were being replaced: .* Run the command again.* The storage cannot be reached\..*\n.*EOF/s,
  );
  expect(brokenPages(server.objects(target), builds)).toEqual([]);
  Object.assign(server, {intercept: () => undefined, afterChange: () => undefined});
  // The lock remains, as its run could not remove it, and belongs to this process.
  server.damage(target, '.releases/lock.json', '{}');
  await deployToStorage(openStorage(target), builds[1], quietly);
  expect(shows('b')).toBe(true);
});

test('a run that rclone cannot do ends with the state of the site, what to do, and what rclone says', async ({}, testInfo) => {
  const {target, build} = places(testInfo);
  const refused = (place: string) => deployToStorage(openStorage(place), build('a'), quietly).then(() => '', String);
  const start = (place: string) => `Error: [deploy] ${place}: The site is as it was before.`;
  expect(await refused('test:none')).toContain(
    `${start('test:none')} There is no such bucket. Create it with \`rclone mkdir\``,
  );
  expect(await refused('unknown:site')).toContain(`${start('unknown:site')} rclone has no remote of that name.`);
  server.intercept = () => 403;
  expect(await refused(target)).toContain(`${start(target)} The key of the remote must be allowed to list the bucket`);
  server.intercept = ({method}) => (method === 'PUT' ? 403 : undefined);
  expect(await refused(target)).toMatch(/must be allowed to .*\n.*: Forbidden/s);
  const {PATH} = process.env;
  process.env.PATH = testInfo.outputPath();
  expect(await refused(target)).toContain(`${start(target)} There is no rclone on this machine. Install it`);
  process.env.PATH = PATH;
  expect(server.objects(target).size).toBe(0);
});
