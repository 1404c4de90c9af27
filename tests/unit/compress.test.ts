import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {brotliDecompressSync} from 'zlib';
import {webpack} from 'webpack';
import {expect, test} from './plain-test';
import {compress, compressEarly} from '../../src/plugins/publish/compress';
import {Store} from '../../src/plugins/store';

const SCRIPT = 'assets/js/main.0a1b2c3d.js';

/** Runs webpack, whose output folder is gone afterwards, as that of a build is renamed. @returns the script */
async function bundle(folder: string, store: Store): Promise<string> {
  const entry = path.join(folder, 'entry.js');
  mkdirSync(folder, {recursive: true});
  writeFileSync(entry, `console.log(${JSON.stringify('text '.repeat(500))});`);
  const output = path.join(folder, 'new');
  const compiler = webpack({
    context: folder,
    mode: 'none',
    entry,
    output: {path: output, filename: SCRIPT},
    plugins: [(started) => compressEarly(store, started)],
  });
  await new Promise<void>((resolve, reject) => compiler?.run((error) => (error ? reject(error) : resolve())));
  const script = readFileSync(path.join(output, SCRIPT), 'utf8');
  rmSync(output, {recursive: true});
  return script;
}

test('a script is compressed while pages are rendered, and not again when the build is complete', async ({}, {
  outputDir,
}) => {
  const store = new Store(outputDir);
  let made = 0;
  const bytes = store.bytes.bind(store);
  store.bytes = (kind, inputs, make) =>
    bytes(kind, inputs, () => {
      made += 1;
      return make();
    });
  const script = await bundle(path.join(outputDir, 'site'), store);
  expect(made).toBe(1);
  const build = path.join(outputDir, 'build');
  mkdirSync(path.join(build, 'assets/js'), {recursive: true});
  writeFileSync(path.join(build, SCRIPT), script);
  await compress(store, build, [SCRIPT]);
  expect(made).toBe(1);
  expect(brotliDecompressSync(readFileSync(path.join(build, `${SCRIPT}.br`))).toString()).toBe(script);
});
