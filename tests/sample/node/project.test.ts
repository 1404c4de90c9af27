import {readdirSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {listFiles} from '../../../deploy/serve/list-files';
import {CURRENT_NUMBER} from '../../../src/data/versions';
import {versionsWrittenIn} from '../../checks/written-versions';

const ROOT = path.join(__dirname, '..', '..', '..');

/** Folders with code, except tests, which state expected numbers. */
const CODE = ['contract', 'deploy', 'sandbox', 'src', 'tools'];
const isCode = (file: string) => /\.(ts|tsx|js|mjs)$/.test(file);

test('the number of the current version is written in one place', () => {
  const files = [
    ...readdirSync(ROOT),
    ...CODE.flatMap((folder) => listFiles(path.join(ROOT, folder)).map((file) => `${folder}/${file}`)),
  ].filter(isCode);
  expect(files.length).toBeGreaterThan(400);
  expect(versionsWrittenIn(ROOT, files, CURRENT_NUMBER)).toEqual([
    expect.stringMatching(/^src\/data\/versions\.ts:\d+: /),
  ]);
});
