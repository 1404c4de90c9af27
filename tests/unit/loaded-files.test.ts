import {expect, test} from './plain-test';
import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {build} from 'esbuild';
import {loadedFiles, readLoaded} from '../../src/plugins/beta13/bundle/loaded-files';

const made = (rawRequest: string, file: string, source: string) => ({
  rawRequest,
  resource: file,
  nameForCondition: () => file.replace(/\?.*$/, ''),
  originalSource: () => ({source: () => source}),
});

test('the program that renders pages has of each file what the loaders of its request have made', async () => {
  const siteDir = test.info().outputPath('site');
  mkdirSync(path.join(siteDir, 'pictures'), {recursive: true});
  const file = (name: string) => path.join(siteDir, name);
  const files = {
    'page.js':
      "import text from '!!raw-loader!./a.tsx'; import {a} from './a.tsx'; import b from './b.png'; import c from '!raw-loader!./b.png'; import D from './pictures/d.svg'; export default [text, a, b, c, D, (name) => require(`./pictures/${name}.svg`).default]",
    'a.tsx': 'export const a: string = "code";',
    'b.png': '',
    'pictures/d.svg': '',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(file(name), text);
  const modules = [
    made('!!raw-loader!./a.tsx', file('a.tsx'), 'export default "text of a"'),
    made('./a.tsx', file('a.tsx'), 'never read'),
    made('./b.png', file('b.png'), 'export default "/b.png"'),
    made('!!raw-loader!./b.png', file('b.png'), 'export default "bytes of b"'),
  ];
  const picture = made('./d.svg', file('pictures/d.svg'), 'export default "/d.svg"');
  const component = made('./pictures/d.svg', file('pictures/d.svg'), 'export default "component d"');
  const loaded = loadedFiles(
    [...modules, picture, component] as unknown as Parameters<typeof loadedFiles>[0],
    (module) => (module as unknown) === picture,
  );
  const {outputFiles} = await build({
    absWorkingDir: siteDir,
    entryPoints: ['page.js'],
    bundle: true,
    write: false,
    format: 'cjs',
    plugins: [readLoaded(siteDir, Promise.resolve(loaded), (_file, code) => code)],
  });
  const module: {exports: {default?: unknown}} = {exports: {}};
  new Function('module', outputFiles[0].text)(module);
  const [of, ...others] = (module.exports.default as unknown[]).reverse();
  expect(others.reverse()).toEqual(['text of a', 'code', '/b.png', 'bytes of b', 'component d']);
  expect((of as (name: string) => string)('d')).toBe('/d.svg');
});
