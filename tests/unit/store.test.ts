import {readdirSync, truncateSync, utimesSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from './plain-test';
import {Store} from '../../src/plugins/store';

const folderOf = (site: string) => path.join(site, 'node_modules/.cache/site');

/** Asks a new store, as the next build would, and tells whether the result was made. */
async function ask(site: string, kind: string, ...inputs: readonly string[]): Promise<readonly [string, boolean]> {
  let made = false;
  const result = await new Store(site).data(kind, inputs, () => {
    made = true;
    return inputs.join(' and ');
  });
  return [result, made];
}

test('a result is kept for the next build as long as nothing that it was made of changes', async ({}, {outputDir}) => {
  expect(await ask(outputDir, 'page', 'a', 'b')).toEqual(['a and b', true]);
  expect(await ask(outputDir, 'page', 'a', 'b')).toEqual(['a and b', false]);
  expect(await ask(outputDir, 'page', 'ab', '')).toEqual(['ab and ', true]);
  expect(await ask(outputDir, 'feed', 'a', 'b')).toEqual(['a and b', true]);
});

test('a result that is asked for while it is being made is made once', async ({}, {outputDir}) => {
  const store = new Store(outputDir);
  let made = 0;
  const results = await Promise.all(['first', 'second'].map(() => store.data('page', ['a'], async () => (made += 1))));
  expect(results).toEqual([1, 1]);
});

test('what cannot be made is made anew when it is asked for again', async ({}, {outputDir}) => {
  const store = new Store(outputDir);
  await expect(store.data('page', ['a'], () => Promise.reject(new Error('no page')))).rejects.toThrow('no page');
  expect(await store.data('page', ['a'], () => 'a page')).toBe('a page');
});

test('a change of the code of plugins or of packages makes everything anew', async ({}, {outputDir}) => {
  await ask(outputDir, 'page', 'a');
  writeFileSync(path.join(outputDir, 'package-lock.json'), '{}');
  expect(await ask(outputDir, 'page', 'a')).toEqual(['a', true]);
});

test('a file that was cut off is made again', async ({}, {outputDir}) => {
  await ask(outputDir, 'page', 'a');
  const [file] = readdirSync(folderOf(outputDir)).map((name) => path.join(folderOf(outputDir), name));
  for (const length of [0, 10, 33]) {
    truncateSync(file, length);
    expect(await ask(outputDir, 'page', 'a')).toEqual(['a', true]);
    expect(await ask(outputDir, 'page', 'a')).toEqual(['a', false]);
  }
});

test('what the last build did not need, and what a killed one left, is removed', async ({}, {outputDir}) => {
  await ask(outputDir, 'page', 'old');
  writeFileSync(path.join(folderOf(outputDir), 'abc.123'), 'half');
  const store = new Store(outputDir);
  await store.data('page', ['new'], () => 'new');
  store.removeUnused();
  expect(readdirSync(folderOf(outputDir))).toHaveLength(1);
  expect(await ask(outputDir, 'page', 'new')).toEqual(['new', false]);
});

/** Ends a build that draws a state machine, or one that does not. @returns whether it was drawn */
function drawn(site: string, asks = true): boolean {
  const store = new Store(site);
  let made = false;
  if (asks) {
    const drawing = store.dataNow('drawing', ['a machine'], () => {
      made = true;
      return {width: 1};
    });
    expect(drawing).toEqual({width: 1});
  }
  store.removeUnused();
  return made;
}

test('a drawing is kept for a month, also by builds whose pages are kept themselves', async ({}, {outputDir}) => {
  expect(drawn(outputDir)).toBe(true);
  drawn(outputDir, false);
  expect(drawn(outputDir)).toBe(false);
  const [file] = readdirSync(folderOf(outputDir)).map((name) => path.join(folderOf(outputDir), name));
  const before = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  utimesSync(file, before, before);
  drawn(outputDir, false);
  expect(readdirSync(folderOf(outputDir))).toEqual([]);
});
