import {expect, test} from './plain-test';
import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {onPath} from '../../tools/run/on-path.mjs';

/** On Windows a program is recognized by its file extension, elsewhere by its permission to run. */
const [NAME, OTHER] = process.platform === 'win32' ? ['a b.CMD', 'a b.txt'] : ['a b', 'c'];

test('the first program of that name on PATH is found, and no other file', () => {
  const folders = ['空 的', 'not a program', 'first #1 100%', 'second'].map((name) => test.info().outputPath(name));
  folders.forEach((folder) => mkdirSync(folder));
  const [, other, first, second] = folders;
  writeFileSync(path.join(other, OTHER), '', {mode: 0o644});
  mkdirSync(path.join(other, NAME));
  [first, second].forEach((folder) => writeFileSync(path.join(folder, NAME), '', {mode: 0o755}));
  const env = {PATH: ['', ...folders].join(path.delimiter)};
  expect(onPath('a b', env)).toBe(path.join(first, NAME));
  expect(onPath('c', env)).toBeUndefined();
  expect(onPath('a b', {})).toBeUndefined();
});

test('the PATH of the process is searched', () => {
  expect(onPath('node')).toBeDefined();
});
