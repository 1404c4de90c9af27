/** Deployment folders with foreign files and damaged records. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {deploy} from '../../deploy/release/deploy';
import {ASSETS_KEPT_DAYS, RELEASES_KEPT} from '../../deploy/release/root';
import {releasesOf} from '../../deploy/release/record';
import {rollback} from '../../deploy/release/rollback';
import {deployed, inDays, quietly} from '../fixtures/deployed';

const STRAYS = [
  '.DS_Store',
  'lost+found/',
  'my letter.txt',
  'backup/site/index.html',
  'backup/release.json',
  'my copy of a release/',
  'notes.partial',
  '0123456789ab.partial/site/',
];

test('files and folders of others stop neither deployment nor rollback, and stay', async () => {
  const {root, build, at, shows} = await deployed('ab');
  const places = ['', 'releases', 'assets', 'assets/js'].flatMap((folder) => STRAYS.map((name) => at(folder, name)));
  for (const place of places) {
    mkdirSync(place.endsWith('/') ? place : path.dirname(place), {recursive: true});
    if (!place.endsWith('/')) writeFileSync(place, '');
    utimesSync(place, 0, 0);
  }
  symlinkSync('nowhere', at('releases', 'link'));
  await deploy(root, build('c'), quietly);
  expect(shows('c')).toBe(true);
  await rollback(root, undefined, quietly);
  expect(shows('b')).toBe(true);
  for (const letter of 'defghij') await deploy(root, build(letter), inDays(2 * ASSETS_KEPT_DAYS));
  expect(shows('j')).toBe(true);
  expect(releasesOf(root)).toHaveLength(RELEASES_KEPT);
  expect(places.filter((place) => !existsSync(place))).toEqual([]);
});

test('a copy of a release under another name is no release, and stays', async () => {
  const {root, build, ids, at} = await deployed('ab');
  cpSync(at('releases', ids.a), at('releases', 'old one'), {recursive: true, verbatimSymlinks: true});
  for (const letter of 'cdefgh') await deploy(root, build(letter), quietly);
  expect(releasesOf(root)).not.toContain('old one');
  expect(existsSync(at('releases', 'old one', 'site/index.html'))).toBe(true);
});

test('what is left alone in releases/ is named, with the reason', async () => {
  const {root, build, ids, at} = await deployed('ab');
  mkdirSync(at('releases/backup'));
  writeFileSync(at('releases', ids.a, 'release.json'), '');
  const steps: string[] = [];
  await deploy(root, build('c'), {report: (step) => steps.push(step)});
  expect(steps).toEqual(
    expect.arrayContaining([
      'leave releases/backup alone: its name is not the id of a release',
      `leave releases/${ids.a} alone: its release.json is empty`,
    ]),
  );
});

for (const [what, text] of [
  ['no JSON', '{"deployedAt":'],
  ['null', 'null'],
  ['with other fields', '{"deployedAt": "yesterday", "assets": []}'],
  ['with files outside of the pool', '{"deployedAt": "2026-01-01T00:00:00Z", "assets": ["../../a"]}'],
  ['missing', undefined],
] as const) {
  test(`a live release whose record is ${what} can be replaced, and a rollback names the others`, async () => {
    const {root, build, ids, at, shows} = await deployed('ab');
    if (text === undefined) rmSync(at('releases', ids.b, 'release.json'));
    else writeFileSync(at('releases', ids.b, 'release.json'), text);
    await expect(rollback(root, undefined, quietly)).rejects.toThrow(
      new RegExp(`releases/${ids.b} cannot be used: .* Known are ${ids.a}; ${ids.b} is live`),
    );
    expect(shows('b')).toBe(true);
    await deploy(root, build('c'), quietly);
    expect([shows('c'), existsSync(at('assets/js/main.b.js'))]).toEqual([true, true]);
    await rollback(root, ids.a, quietly);
    expect(shows('a')).toBe(true);
    await deploy(root, build('b'), quietly);
    expect([shows('b'), releasesOf(root).includes(ids.b)]).toEqual([true, true]);
  });
}

test('a release folder without a site is no release; deploying its build makes it one', async () => {
  const {root, build, ids, at, shows} = await deployed('ab');
  rmSync(at('releases', ids.a, 'site'), {recursive: true});
  await expect(rollback(root, undefined, quietly)).rejects.toThrow(`releases/${ids.a} cannot be used: it has no site/`);
  await deploy(root, build('a'), quietly);
  expect(shows('a')).toBe(true);
});

for (const [what, target] of [
  ['to nothing', 'releases/000000000000'],
  ['outside', '/usr'],
  ['to another folder in releases/', 'releases/backup'],
  ['to itself', 'current'],
] as const) {
  test(`a "current" that leads ${what} is replaced, and put back where the web server refuses`, async () => {
    const {root, build, ids, at, shows} = await deployed('ab');
    mkdirSync(at('releases/backup'));
    rmSync(at('current'));
    symlinkSync(target, at('current'));
    await expect(rollback(root, undefined, quietly)).rejects.toThrow(
      `"current" leads to ${target}, which is no release. Known are ${ids.b}, ${ids.a}; none is live.`,
    );
    await expect(deploy(root, build('c'), {...quietly, reload: 'false'})).rejects.toThrow(
      'no release is live as before',
    );
    expect(readlinkSync(at('current'))).toBe(target);
    await rollback(root, ids.a, quietly);
    expect(shows('a')).toBe(true);
  });
}

test('a fresh volume is a folder for deployments, and one that holds something else is refused', async () => {
  const {root, build, at, shows} = await deployed();
  ['lost+found', '.Trash-1000', '.DS_Store'].forEach((name) => mkdirSync(at(name), {recursive: true}));
  writeFileSync(at('letter.txt'), '');
  await expect(deploy(root, build('a'), quietly)).rejects.toThrow(
    'It has files, but no "releases" folder: letter.txt.',
  );
  await expect(deploy(at('letter.txt'), build('a'), quietly)).rejects.toThrow('It is a file.');
  expect(readdirSync(root)).toHaveLength(4);
  rmSync(at('letter.txt'));
  await deploy(root, build('a'), quietly);
  expect(shows('a')).toBe(true);
});

for (const [name, kind] of [
  ['releases', 'a folder'],
  ['assets', 'a folder'],
  ['current', 'a symbolic link'],
] as const)
  test(`a file in the place of ${name} is refused`, async () => {
    const {root, build, at} = await deployed('ab');
    rmSync(at(name), {recursive: true});
    writeFileSync(at(name), 'mine');
    await expect(deploy(root, build('c'), quietly)).rejects.toThrow(`${at(name)}: It is not ${kind}`);
    await expect(rollback(root, undefined, quietly)).rejects.toThrow(`${at(name)}: It is not ${kind}`);
    expect(readFileSync(at(name), 'utf8')).toBe('mine');
  });

test('a file in the place of the release is refused, and the site is live as before', async () => {
  const {root, build, ids, at, shows} = await deployed('ab');
  rmSync(at('releases', ids.a), {recursive: true});
  writeFileSync(at('releases', ids.a), 'mine');
  await expect(deploy(root, build('a'), quietly)).rejects.toThrow(
    `[deploy] ${at('releases', ids.a)}: something else is in this place, or nothing (ENOTDIR). Release ${ids.b} is live and unchanged.`,
  );
  expect([shows('b'), readFileSync(at('releases', ids.a), 'utf8')]).toEqual([true, 'mine']);
});
