import {expect, test} from './plain-test';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'fs';
import path from 'path';
import {listFiles} from '../../deploy/serve/list-files';
import {Store} from '../../src/plugins/store';

const folderOf = (site: string) => path.join(site, 'node_modules/.cache/site');

async function ask(site: string, kind: string, ...inputs: string[]) {
  let made = false;
  const store = new Store(site);
  const result = await store.data(kind, inputs, () => {
    made = true;
    return inputs.join(' and ');
  });
  await store.written();
  return [result, made];
}

test('a result is kept for the next build as long as nothing that it was made of changes', async ({}, {outputDir}) => {
  expect(await ask(outputDir, 'page', 'a', 'b')).toEqual(['a and b', true]);
  expect(await ask(outputDir, 'page', 'a', 'b')).toEqual(['a and b', false]);
  expect(await ask(outputDir, 'page', 'ab', '')).toEqual(['ab and ', true]);
  expect(await ask(outputDir, 'feed', 'a', 'b')).toEqual(['a and b', true]);
});

test('a result is the same when it is made and when it is read', async ({}, {outputDir}) => {
  const make = () => ({role: undefined, text: 'a'});
  for (const store of [new Store(outputDir), new Store(outputDir)]) {
    expect(Object.keys(await store.data('page', ['a'], make))).toEqual(['text']);
    expect(Object.keys(store.dataNow('drawing', ['a'], make))).toEqual(['text']);
  }
});

test('a result that is asked for while it is being made is made once', async ({}, {outputDir}) => {
  const store = new Store(outputDir);
  let made = 0;
  const results = await Promise.all(['first', 'second'].map(() => store.data('page', ['a'], async () => (made += 1))));
  expect(results).toEqual([1, 1]);
});

test('a result that is not written yet is found', async ({}, {outputDir}) => {
  const store = new Store(outputDir);
  store.put('page', ['a'], 'a page');
  expect(store.find('page', ['a'])).toBe('a page');
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

/** Ways to damage the file of a result; `other` is the file of another result. */
const DAMAGES: Record<string, (file: string, other: string) => void> = {
  'cut off': (file) => truncateSync(file, readFileSync(file).length - 1),
  'cut off after its hash': (file) => truncateSync(file, 32),
  missing: (file) => rmSync(file),
  changed: (file) => {
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(bytes[bytes.length - 1] ^ 1, bytes.length - 1));
  },
  'that of another result': (file, other) => cpSync(other, file),
  'a folder': (file) => {
    rmSync(file);
    mkdirSync(path.join(file, 'a'), {recursive: true});
  },
  'a link to nothing': (file) => {
    rmSync(file);
    symlinkSync(`${file}-gone`, file);
  },
};

for (const [what, damage] of Object.entries(DAMAGES)) {
  test(`a result whose file is ${what} is made anew, and stored again`, async ({}, {outputDir}) => {
    await ask(outputDir, 'page', 'b');
    const [other] = readdirSync(folderOf(outputDir));
    await ask(outputDir, 'page', 'a');
    const [file] = readdirSync(folderOf(outputDir)).filter((name) => name !== other);
    damage(path.join(folderOf(outputDir), file), path.join(folderOf(outputDir), other));
    expect(await ask(outputDir, 'page', 'a')).toEqual(['a', true]);
    expect(await ask(outputDir, 'page', 'a')).toEqual(['a', false]);
    expect(await ask(outputDir, 'page', 'b')).toEqual(['b', false]);
  });
}

test('a result does not change a file that its own is a link to', async ({}, {outputDir}) => {
  await ask(outputDir, 'page', 'a');
  const [file] = readdirSync(folderOf(outputDir)).map((name) => path.join(folderOf(outputDir), name));
  const own = path.join(outputDir, 'own.txt');
  writeFileSync(own, 'own');
  rmSync(file);
  symlinkSync(own, file);
  expect(await ask(outputDir, 'page', 'a')).toEqual(['a', true]);
  expect(readFileSync(own, 'utf8')).toBe('own');
});

test('a folder is one result: all of its files, or none', async ({}, {outputDir}) => {
  const [made, opened] = ['made', 'opened'].map((name) => path.join(outputDir, name));
  mkdirSync(path.join(made, 'js'), {recursive: true});
  writeFileSync(path.join(made, 'js', 'a.js'), 'a');
  writeFileSync(path.join(made, 'b.bin'), Buffer.from([0, 255]));
  const store = new Store(outputDir);
  store.putFolder('bundles', ['a'], made);
  await store.written();
  const open = () => new Store(outputDir).openFolder('bundles', ['a'], opened);
  mkdirSync(opened);
  writeFileSync(path.join(opened, 'old.js'), 'old');
  expect(open()).toBe(true);
  expect([...listFiles(opened)].sort()).toEqual(['b.bin', 'js/a.js']);
  expect(readFileSync(path.join(opened, 'js', 'a.js'), 'utf8')).toBe('a');
  expect(readFileSync(path.join(opened, 'b.bin'))).toEqual(Buffer.from([0, 255]));
  expect(new Store(outputDir).openFolder('bundles', ['b'], opened)).toBe(false);
  const [file] = readdirSync(folderOf(outputDir)).map((name) => path.join(folderOf(outputDir), name));
  DAMAGES.changed(file, file);
  expect(open()).toBe(false);
});

test('a build whose results cannot be written says so once, and goes on', async ({}, {outputDir}) => {
  mkdirSync(path.dirname(folderOf(outputDir)), {recursive: true});
  writeFileSync(folderOf(outputDir), 'a file');
  const printed: unknown[] = [];
  const {error} = console;
  console.error = (message) => printed.push(message);
  try {
    const store = new Store(outputDir);
    expect(await store.data('page', ['a'], () => 'a')).toBe('a');
    expect(store.dataNow('page', ['b'], () => 'b')).toBe('b');
    await store.removeUnused();
  } finally {
    console.error = error;
  }
  expect(printed).toEqual([
    expect.stringMatching(
      /^\[store\] .*site: E\w+: .*\. Results are not stored, .* Make room, or make the folder writable\.$/,
    ),
  ]);
});

test('what the last build did not need, and what a killed one left, is removed', async ({}, {outputDir}) => {
  await ask(outputDir, 'page', 'old');
  writeFileSync(path.join(folderOf(outputDir), 'abc.123'), 'half');
  mkdirSync(path.join(folderOf(outputDir), 'folder', 'a'), {recursive: true});
  const store = new Store(outputDir);
  await store.data('page', ['new'], () => 'new');
  await store.removeUnused();
  expect(readdirSync(folderOf(outputDir))).toHaveLength(1);
  expect(await ask(outputDir, 'page', 'new')).toEqual(['new', false]);
});

/**
 * Runs a build with a state machine, or without one.
 *
 * @returns whether it was drawn
 */
async function drawn(site: string, asks = true) {
  const store = new Store(site);
  let made = false;
  if (asks) {
    const drawing = store.dataNow('drawing', ['a machine'], () => {
      made = true;
      return {width: 1};
    });
    expect(drawing).toEqual({width: 1});
  }
  await store.removeUnused();
  return made;
}

test('a drawing is kept for a month, also by builds whose pages are kept themselves', async ({}, {outputDir}) => {
  expect(await drawn(outputDir)).toBe(true);
  await drawn(outputDir, false);
  expect(await drawn(outputDir)).toBe(false);
  const [file] = readdirSync(folderOf(outputDir)).map((name) => path.join(folderOf(outputDir), name));
  const before = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  utimesSync(file, before, before);
  await drawn(outputDir, false);
  expect(readdirSync(folderOf(outputDir))).toEqual([]);
});
