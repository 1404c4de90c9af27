import {existsSync, readFileSync, statSync, truncateSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {deploy} from '../../deploy/release/deploy';
import {releasesOf} from '../../deploy/release/record';
import {ASSETS_KEPT_DAYS, currentRelease, RELEASES_KEPT} from '../../deploy/release/root';
import {deployed, inDays, quietly} from '../fixtures/deployed';
import {isServed, smallBuild} from '../fixtures/small-build';

test('an unchanged file keeps its modification time, by which browsers revalidate it', async () => {
  const {root, build} = await deployed();
  const inode = (file: string) => statSync(path.join(root, 'current/site', file)).ino;
  await deploy(root, build('a'), quietly);
  const [same, page] = [inode('downloads/fields.csv'), inode('index.html')];
  await deploy(root, build('b'), quietly);
  expect([inode('downloads/fields.csv') === same, inode('index.html') === page]).toEqual([true, false]);
});

test('a release brings the configuration of nginx with its own folder and the policy of its own pages', async () => {
  const {root, build} = await deployed();
  const page = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">';
  const id = await deploy(root, build('a', {'404.html': page}), quietly);
  const configuration = readFileSync(path.join(root, 'current/nginx/server.conf'), 'utf8');
  expect(configuration).toContain(`root "${root}/releases/${id}/site";`);
  expect(configuration).toContain(
    `add_header Content-Security-Policy "default-src 'none'; frame-ancestors 'none'" always;`,
  );
});

test('the web server is reloaded after the switch, and one that does not take the release leaves the old one live', async () => {
  const {root, build} = await deployed();
  const id = await deploy(root, build('a'), {...quietly, reload: `readlink ${root}/current > ${root}/reloaded`});
  expect(readFileSync(path.join(root, 'reloaded'), 'utf8')).toBe(`releases/${id}\n`);
  await expect(deploy(root, build('b'), {...quietly, reload: 'false'})).rejects.toThrow('"false" failed');
  expect(isServed(root, build('a'))).toBe(true);
  await deploy(root, build('b'), {...quietly, reload: 'true'});
  expect(isServed(root, build('b'))).toBe(true);
});

test('where the first deployment cannot be loaded, nothing is live, and the next one succeeds', async () => {
  const {root, build} = await deployed();
  await expect(deploy(root, build('a'), {...quietly, reload: 'false'})).rejects.toThrow('no release is live as before');
  expect([currentRelease(root), existsSync(path.join(root, 'current'))]).toEqual([undefined, false]);
  await deploy(root, build('a'), {...quietly, reload: 'true'});
  expect(isServed(root, build('a'))).toBe(true);
});

test('the same build twice is one release, and one that has lost a file is another', async ({}, testInfo) => {
  const {root, build} = await deployed();
  const first = await deploy(root, build('a'), quietly);
  expect(await deploy(root, build('a'), quietly)).toBe(first);
  expect(releasesOf(root)).toEqual([first]);
  const less = smallBuild(testInfo.outputPath('less'), 'a', {'downloads/fields.csv': undefined});
  expect(await deploy(root, less, quietly)).not.toBe(first);
  expect(existsSync(path.join(root, 'current/site/downloads'))).toBe(false);
});

test(`${RELEASES_KEPT} releases stay, the live one among them`, async () => {
  const {root, build} = await deployed();
  const ids: string[] = [];
  for (const [day, letter] of Array.from('abcdefg').entries()) ids.push(await deploy(root, build(letter), inDays(day)));
  expect(releasesOf(root)).toEqual(ids.reverse().slice(0, RELEASES_KEPT));
  expect(currentRelease(root)).toBe(ids[0]);
});

test(`hashed files go ${ASSETS_KEPT_DAYS} days after they were last live, when no release has them any more`, async () => {
  const {root, build} = await deployed();
  const script = (letter: string) => existsSync(path.join(root, 'current/site/assets/js', `main.${letter}.js`));
  await deploy(root, build('a'), inDays(0));
  for (const letter of 'bcdefg') await deploy(root, build(letter), inDays(50));
  await deploy(root, build('h'), inDays(50 + ASSETS_KEPT_DAYS - 1));
  expect(['a', 'b', 'g', 'h'].map(script)).toEqual([true, true, true, true]);
  await deploy(root, build('i'), inDays(50 + ASSETS_KEPT_DAYS + 1));
  expect(['a', 'b', 'g', 'h', 'i'].map(script)).toEqual([false, false, true, true, true]);
});

test('a build with a page cut off is refused before anything is touched', async () => {
  const {root, build} = await deployed();
  const folder = build('a');
  truncateSync(path.join(folder, 'docs/index.html'), 30);
  await expect(deploy(root, folder, quietly)).rejects.toThrow(
    '[deploy] docs/index.html: It has 30 bytes, the build wrote',
  );
  expect(existsSync(root)).toBe(false);
});

test('a hashed file with another content under the same name is refused', async ({}, testInfo) => {
  const {root, build} = await deployed();
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
  const {root} = await deployed();
  const coded = (bytes: string) =>
    smallBuild(testInfo.outputPath(bytes), 'a', {'assets/js/main.a.js.br': bytes, 'assets/js/main.a.js.gz': bytes});
  await deploy(root, coded('one'), quietly);
  const id = await deploy(root, coded('two'), quietly);
  expect(currentRelease(root)).toBe(id);
});
