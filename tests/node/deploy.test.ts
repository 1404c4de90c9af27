import {existsSync, readFileSync, readlinkSync, rmSync, statSync, truncateSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import type {TestInfo} from '@playwright/test';
import {deploy} from '../../deploy/release/deploy';
import {releasesOf} from '../../deploy/release/record';
import {ASSETS_KEPT_DAYS, currentRelease, RELEASES_KEPT} from '../../deploy/release/root';
import {isServed, smallBuild} from '../fixtures/small-build';

const quietly = {report: () => undefined};
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
const places = (testInfo: TestInfo) => ({
  root: testInfo.outputPath('root'),
  build: (letter: string, changes = {}) => smallBuild(testInfo.outputPath(`build-${letter}`), letter, changes),
});

test('the first deployment makes the build the folder of the web server', async ({}, testInfo) => {
  const {root, build} = places(testInfo);
  const id = await deploy(root, build('a'), quietly);
  expect(isServed(root, build('a'))).toBe(true);
  expect(readlinkSync(path.join(root, 'current'))).toBe(`releases/${id}`);
});

test('the next one replaces the pages and keeps the hashed files of the one before', async ({}, testInfo) => {
  const {root, build} = places(testInfo);
  await deploy(root, build('a'), quietly);
  await deploy(root, build('b'), quietly);
  expect(isServed(root, build('b'))).toBe(true);
  expect(existsSync(path.join(root, 'current/site/assets/js/main.a.js'))).toBe(true);
});

test('an unchanged file keeps its modification time, by which browsers revalidate it', async ({}, testInfo) => {
  const {root, build} = places(testInfo);
  const inode = (file: string) => statSync(path.join(root, 'current/site', file)).ino;
  await deploy(root, build('a'), quietly);
  const [same, page] = [inode('downloads/fields.csv'), inode('index.html')];
  await deploy(root, build('b'), quietly);
  expect([inode('downloads/fields.csv') === same, inode('index.html') === page]).toEqual([true, false]);
});

test('a release brings the configuration of nginx with its own folder and the policy of its own pages', async ({}, testInfo) => {
  const {root, build} = places(testInfo);
  const page = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">';
  const id = await deploy(root, build('a', {'404.html': page}), quietly);
  const configuration = readFileSync(path.join(root, 'current/nginx/server.conf'), 'utf8');
  expect(configuration).toContain(`root "${root}/releases/${id}/site";`);
  expect(configuration).toContain(
    `add_header Content-Security-Policy "default-src 'none'; frame-ancestors 'none'" always;`,
  );
});

test('the web server is reloaded after the switch', async ({}, testInfo) => {
  const {root, build} = places(testInfo);
  const id = await deploy(root, build('a'), {...quietly, reload: `readlink ${root}/current > ${root}/told`});
  expect(readFileSync(path.join(root, 'told'), 'utf8')).toBe(`releases/${id}\n`);
});

test('a web server that does not take the new release leaves the old one live', async ({}, testInfo) => {
  const {root, build} = places(testInfo);
  await deploy(root, build('a'), quietly);
  await expect(deploy(root, build('b'), {...quietly, reload: 'false'})).rejects.toThrow('"false" failed');
  expect(isServed(root, build('a'))).toBe(true);
  await deploy(root, build('b'), {...quietly, reload: 'true'});
  expect(isServed(root, build('b'))).toBe(true);
});

test('where the first deployment cannot be loaded, nothing is live, and the next one succeeds', async ({}, testInfo) => {
  const {root, build} = places(testInfo);
  await expect(deploy(root, build('a'), {...quietly, reload: 'false'})).rejects.toThrow('no release is live as before');
  expect([currentRelease(root), existsSync(path.join(root, 'current'))]).toEqual([undefined, false]);
  await deploy(root, build('a'), {...quietly, reload: 'true'});
  expect(isServed(root, build('a'))).toBe(true);
});

test('the same build twice is one release', async ({}, testInfo) => {
  const {root, build} = places(testInfo);
  const first = await deploy(root, build('a'), quietly);
  expect(await deploy(root, build('a'), quietly)).toBe(first);
  expect(releasesOf(root)).toEqual([first]);
});

test('a build that has lost a file is another release', async ({}, testInfo) => {
  const {root, build} = places(testInfo);
  const first = await deploy(root, build('a'), quietly);
  const less = smallBuild(testInfo.outputPath('less'), 'a', {'downloads/fields.csv': undefined});
  expect(await deploy(root, less, quietly)).not.toBe(first);
  expect(existsSync(path.join(root, 'current/site/downloads'))).toBe(false);
});

test(`${RELEASES_KEPT} releases stay, the live one among them`, async ({}, testInfo) => {
  const {root, build} = places(testInfo);
  const ids: string[] = [];
  for (const [day, letter] of Array.from('abcdefg').entries())
    ids.push(await deploy(root, build(letter), {...quietly, now: inDays(day)}));
  expect(releasesOf(root)).toEqual(ids.reverse().slice(0, RELEASES_KEPT));
  expect(currentRelease(root)).toBe(ids[0]);
});

test(`hashed files go ${ASSETS_KEPT_DAYS} days after they were last live, when no release has them any more`, async ({}, testInfo) => {
  const {root, build} = places(testInfo);
  const script = (letter: string) => existsSync(path.join(root, 'current/site/assets/js', `main.${letter}.js`));
  await deploy(root, build('a'), {...quietly, now: inDays(0)});
  for (const letter of 'bcdefg') await deploy(root, build(letter), {...quietly, now: inDays(50)});
  await deploy(root, build('h'), {...quietly, now: inDays(50 + ASSETS_KEPT_DAYS - 1)});
  expect(['a', 'b', 'g', 'h'].map(script)).toEqual([true, true, true, true]);
  await deploy(root, build('i'), {...quietly, now: inDays(50 + ASSETS_KEPT_DAYS + 1)});
  expect(['a', 'b', 'g', 'h', 'i'].map(script)).toEqual([false, false, true, true, true]);
});

for (const [what, file, spoil, says] of [
  ['a page cut off', 'docs/index.html', (place: string) => truncateSync(place, 30), 'It has 30 bytes, the build wrote'],
  ['an empty page', 'index.html', truncateSync, 'It has 0 bytes, the build wrote'],
  ['an empty compressed page', 'index.html.br', truncateSync, 'It has 0 bytes, the build wrote 3'],
  ['a script missing', 'assets/js/main.a.js', rmSync, 'It is missing'],
  ['a policy changed', '_headers', (place: string) => writeFileSync(place, '/a\n'), 'Its 3 bytes are not those'],
  ['a page more', 'new.html', (place: string) => writeFileSync(place, ''), 'The build did not write this file'],
] as const) {
  test(`a build with ${what} is refused before anything is touched`, async ({}, testInfo) => {
    const {root, build} = places(testInfo);
    const folder = build('a', {'index.html.br': 'abc'});
    spoil(path.join(folder, file));
    await expect(deploy(root, folder, quietly)).rejects.toThrow(`[deploy] ${file}: ${says}`);
    expect(existsSync(root)).toBe(false);
  });
}

test('a build without a manifest is refused by name', async ({}, testInfo) => {
  const {root, build} = places(testInfo);
  const folder = build('a');
  rmSync(path.join(folder, '_manifest.json'));
  await expect(deploy(root, folder, quietly)).rejects.toThrow(
    `[deploy] ${folder}/_manifest.json: There is no such file`,
  );
  expect(existsSync(root)).toBe(false);
});

test('no build is refused', async ({}, testInfo) => {
  await expect(deploy(testInfo.outputPath('root'), testInfo.outputPath('none'), quietly)).rejects.toThrow(
    'There is no build',
  );
});

test('a hashed file with another content under the same name is refused', async ({}, testInfo) => {
  const {root, build} = places(testInfo);
  await deploy(root, build('a'), quietly);
  const changed = smallBuild(testInfo.outputPath('changed'), 'a', {
    'assets/js/main.a.js': 'changed',
    'assets/js/main.a.js.br': '',
  });
  await expect(deploy(root, changed, quietly)).rejects.toThrow(
    /^\[deploy\] assets\/js\/main\.a\.js: An earlier release has this file/,
  );
  expect(isServed(root, build('a'))).toBe(true);
});

test('a compressed file may differ, as another compressor version may write other bytes', async ({}, testInfo) => {
  const {root} = places(testInfo);
  const coded = (bytes: string) =>
    smallBuild(testInfo.outputPath(bytes), 'a', {'assets/js/main.a.js.br': bytes, 'assets/js/main.a.js.gz': bytes});
  await deploy(root, coded('one'), quietly);
  const id = await deploy(root, coded('two'), quietly);
  expect(currentRelease(root)).toBe(id);
});
