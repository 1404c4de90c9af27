import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {build} from 'esbuild';
import {expect, test} from './plain-test';
import {loadedFiles, readLoaded} from '../../src/plugins/beta13/bundle/loaded-files';

const made = (rawRequest: string, file: string, source: string) => ({
  rawRequest,
  resource: file,
  nameForCondition: () => file.replace(/\?.*$/, ''),
  originalSource: () => ({source: () => source}),
});

test('the program that renders pages has of each file what the loaders of its request have made', async () => {
  const siteDir = test.info().outputPath('site');
  mkdirSync(siteDir);
  const file = (name: string) => path.join(siteDir, name);
  const files = {
    'page.js':
      "import text from '!!raw-loader!./a.tsx'; import {a} from './a.tsx'; import b from './b.png'; import c from '!raw-loader!./b.png'; export default [text, a, b, c]",
    'a.tsx': 'export const a: string = "code";',
    'b.png': '',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(file(name), text);
  const modules = [
    made('!!raw-loader!./a.tsx', file('a.tsx'), 'export default "text of a"'),
    made('./a.tsx', file('a.tsx'), 'never read'),
    made('./b.png', file('b.png'), 'export default "/b.png"'),
    made('!!raw-loader!./b.png', file('b.png'), 'export default "bytes of b"'),
  ];
  const loaded = loadedFiles(modules as unknown as Parameters<typeof loadedFiles>[0]);
  const {outputFiles} = await build({
    absWorkingDir: siteDir,
    entryPoints: ['page.js'],
    bundle: true,
    write: false,
    format: 'cjs',
    plugins: [readLoaded(siteDir, Promise.resolve(loaded))],
  });
  const module: {exports: {default?: unknown}} = {exports: {}};
  new Function('module', outputFiles[0].text)(module);
  expect(module.exports.default).toEqual(['text of a', 'code', '/b.png', 'bytes of b']);
});
