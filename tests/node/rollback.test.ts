import {existsSync, rmSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import type {TestInfo} from '@playwright/test';
import {deploy} from '../../deploy/release/deploy';
import {rollback} from '../../deploy/release/rollback';
import {isServed, smallBuild} from '../fixtures/small-build';

const quietly = {report: () => undefined};

/** Deploys builds with these letters on successive days. */
async function deployed(testInfo: TestInfo, letters: string) {
  const root = testInfo.outputPath('root');
  const build = (letter: string) => smallBuild(testInfo.outputPath(`build-${letter}`), letter);
  const ids: Record<string, string> = {};
  let day = 0;
  const add = async (letter: string) => {
    day += 1;
    ids[letter] = await deploy(root, build(letter), {
      ...quietly,
      now: new Date(Date.now() + day * 24 * 60 * 60 * 1000),
    });
  };
  for (const letter of letters) await add(letter);
  return {root, ids, add, shows: (letter: string) => isServed(root, build(letter))};
}

test('a rollback makes the previous release live again and keeps the hashed files of the replaced one', async ({}, testInfo) => {
  const {root, ids, shows} = await deployed(testInfo, 'ab');
  expect(await rollback(root, undefined, quietly)).toBe(ids.a);
  expect(shows('a')).toBe(true);
  expect(existsSync(path.join(root, 'current/site/assets/js/main.b.js'))).toBe(true);
});

test('a rollback goes to the release that is named', async ({}, testInfo) => {
  const {root, ids, shows} = await deployed(testInfo, 'abc');
  await rollback(root, ids.a, quietly);
  expect(shows('a')).toBe(true);
});

test('each further rollback goes further back, to the first release', async ({}, testInfo) => {
  const {root, ids, shows} = await deployed(testInfo, 'abc');
  await rollback(root, undefined, quietly);
  await rollback(root, undefined, quietly);
  expect(shows('a')).toBe(true);
  await expect(rollback(root, undefined, quietly)).rejects.toThrow(
    `${ids.a} is the first release. Known are ${ids.c}, ${ids.b}, ${ids.a}`,
  );
});

test('after a rollback and a deployment, a rollback does not go to the release that was taken back', async ({}, testInfo) => {
  const {root, add, shows} = await deployed(testInfo, 'ab');
  await rollback(root, undefined, quietly);
  await add('c');
  await rollback(root, undefined, quietly);
  expect(shows('a')).toBe(true);
});

test('a release that was taken back can be deployed again', async ({}, testInfo) => {
  const {root, add, shows} = await deployed(testInfo, 'ab');
  await rollback(root, undefined, quietly);
  await add('b');
  expect(shows('b')).toBe(true);
  await rollback(root, undefined, quietly);
  expect(shows('a')).toBe(true);
});

test('a release that is not there is refused with those that are', async ({}, testInfo) => {
  const {root, ids, shows} = await deployed(testInfo, 'a');
  await expect(rollback(root, 'none', quietly)).rejects.toThrow(
    `there is no release none. Known are ${ids.a}; ${ids.a} is live`,
  );
  expect(shows('a')).toBe(true);
});

test('a release whose hashed files are gone is refused', async ({}, testInfo) => {
  const {root, shows} = await deployed(testInfo, 'ab');
  rmSync(path.join(root, 'assets/js/main.a.js'));
  await expect(rollback(root, undefined, quietly)).rejects.toThrow(
    '[rollback] assets/js/main.a.js: It is missing. The live site is as before.',
  );
  expect(shows('b')).toBe(true);
});

test('a folder without a deployment is refused', async ({}, testInfo) => {
  await expect(rollback(testInfo.outputPath('root'), undefined, quietly)).rejects.toThrow('there is no live release');
});
