import {mkdirSync, readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {webpack} from 'webpack';
import type {Compiler} from 'webpack';
import {FirstEdit} from '../../src/plugins/beta13/start/first-edit';

/** A folder with one page and a loader that records its runs. */
function pageWithLoader(folder: string) {
  mkdirSync(folder, {recursive: true});
  const file = (name: string) => path.join(folder, name);
  writeFileSync(file('page.js'), 'export default 1;\n');
  writeFileSync(file('runs'), '');
  writeFileSync(file('loader.js'), `module.exports = (code) => {\n  require('fs').appendFileSync(${JSON.stringify(file('runs'))}, '.');\n  return code;\n};\n`);
  const createCompiler = () =>
    webpack({
      mode: 'development',
      context: folder,
      entry: './page.js',
      output: {path: file('built')},
      cache: {type: 'filesystem', cacheDirectory: file('cache')},
      module: {rules: [{test: /page\.js$/, use: file('loader.js')}]},
      plugins: [new FirstEdit((module) => module.nameForCondition() === file('page.js'))],
    }) as Compiler;
  return {createCompiler, runs: () => readFileSync(file('runs'), 'utf8').length};
}

/** Watches until the first compilation is done. @returns a function that stops watching, and writes the cache */
const watchOnce = (compiler: Compiler): Promise<() => Promise<void>> =>
  new Promise((resolve) => {
    compiler.watch({}, () => resolve(() => new Promise((closed) => void compiler.close(() => closed()))));
  });

test('a page out of the cache is compiled before anyone edits it', async ({}, testInfo) => {
  const {createCompiler, runs} = pageWithLoader(testInfo.outputPath('page'));
  const end = await watchOnce(createCompiler());
  expect(runs()).toBe(1);
  await end();
  const endAgain = await watchOnce(createCompiler());
  expect(runs()).toBe(1);
  await expect.poll(runs, {timeout: 20_000}).toBe(2);
  await endAgain();
});
