import {existsSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {deploy} from '../../deploy/release/deploy';
import {rollback} from '../../deploy/release/rollback';
import {deployed, quietly} from '../fixtures/deployed';

test('a rollback goes to the release that is named, and each further one further back, to the first release; the hashed files of the others stay', async () => {
  const {root, ids, shows} = await deployed('abc');
  expect(await rollback(root, undefined, quietly)).toBe(ids.b);
  await rollback(root, undefined, quietly);
  expect(shows('a')).toBe(true);
  expect(existsSync(path.join(root, 'current/site/assets/js/main.b.js'))).toBe(true);
  await expect(rollback(root, undefined, quietly)).rejects.toThrow(
    `${ids.a} is the first release. Known are ${ids.c}, ${ids.b}, ${ids.a}`,
  );
  await rollback(root, ids.c, quietly);
  expect(shows('c')).toBe(true);
});

test('after a rollback and a deployment, a rollback does not go to the release that was taken back, which can be deployed again', async () => {
  const {root, build, shows} = await deployed('ab');
  await rollback(root, undefined, quietly);
  await deploy(root, build('c'), quietly);
  await rollback(root, undefined, quietly);
  expect(shows('a')).toBe(true);
  await deploy(root, build('b'), quietly);
  expect(shows('b')).toBe(true);
});

test('a folder without a deployment is refused, and a release that is not there, with those that are', async ({}, testInfo) => {
  await expect(rollback(testInfo.outputPath('none'), undefined, quietly)).rejects.toThrow('there is no live release');
  const {root, ids, shows} = await deployed('a');
  await expect(rollback(root, 'none', quietly)).rejects.toThrow(
    `there is no release none. Known are ${ids.a}; ${ids.a} is live`,
  );
  expect(shows('a')).toBe(true);
});
