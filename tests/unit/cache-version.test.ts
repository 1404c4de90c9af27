import {expect, test} from './plain-test';
import {createRequire} from 'module';
import {mkdtempSync} from 'fs';
import {tmpdir} from 'os';
import path from 'path';
import {cacheVersion} from '../../src/plugins/cache-version';
import {writeFiles} from '../fixtures/written-files';

function makeSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'cache-version-'));
  const write = (file: string, text: string) => writeFiles(folder, {[file]: text});
  ['package-lock.json', 'src/plugins/a/loader.ts', 'docs/index.mdx'].forEach((file) => write(file, file));
  return {folder, write};
}

for (const source of [
  'package-lock.json',
  'src/plugins/a/loader.ts',
  'src/plugins/b.ts',
  'src/data/a.ts',
  'contract/a.ts',
  'deploy/a.ts',
  'extensions.json',
  'patches/a.patch',
  'docusaurus.config.ts',
  'versions.json',
]) {
  test(`a change of ${source} invalidates the cache`, () => {
    const {folder, write} = makeSite();
    const before = cacheVersion(folder);
    write(source, 'another');
    expect(cacheVersion(folder)).not.toBe(before);
  });
}

test('the cache stays valid after an edit of a page, and when the same bytes are written again', () => {
  const {folder, write} = makeSite();
  const before = cacheVersion(folder);
  write('docs/index.mdx', 'another');
  write('package-lock.json', 'package-lock.json');
  expect(cacheVersion(folder)).toBe(before);
});

test('a change of what the configuration loads, e.g. a plugin of remark, invalidates the cache', () => {
  const {folder, write} = makeSite();
  write('docusaurus.config.js', "module.exports = require('./src/remark/a');");
  write('src/remark/a.js', "module.exports = require('./b');");
  write('src/remark/b.js', 'module.exports = 1;');
  createRequire(__filename)(path.join(folder, 'docusaurus.config.js'));
  const before = cacheVersion(folder);
  write('src/remark/b.js', 'module.exports = 2;');
  expect(cacheVersion(folder)).not.toBe(before);
});
