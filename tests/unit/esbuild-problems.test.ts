/** Errors of esbuild, which makes the program that renders pages and the style sheets. */
import {build} from 'esbuild';
import type {BuildFailure} from 'esbuild';
import {problemsOf} from '../../src/plugins/beta13/bundle/esbuild-problems';
import {writeFiles} from '../fixtures/written-files';
import {expect, test} from './plain-test';

test('an import of what only the file of a package for browsers exports is reported at its line, with a remedy', async ({}, testInfo) => {
  const site = testInfo.outputPath('site');
  writeFiles(site, {
    'two/package.json': JSON.stringify({module: 'node.mjs', browser: 'browser.js'}),
    'two/node.mjs': 'export default {parse: String};\n',
    'two/browser.js': 'exports.parse = String;\n',
    'page.js': "import {parse} from './two';\nparse(1);\n",
  });
  const failure = await build({
    absWorkingDir: site,
    entryPoints: ['page.js'],
    mainFields: ['module'],
    bundle: true,
    write: false,
    logLevel: 'silent',
  }).then(
    () => undefined,
    (error: BuildFailure) => error,
  );
  expect(failure && problemsOf(failure, 'Import another.').message).toBe(
    '[beta13] page.js:1:9: No matching export in "two/node.mjs" for import "parse". Import another.',
  );
});
