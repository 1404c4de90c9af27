/** Errors of esbuild, which makes the program that renders pages, the style sheets and the scripts of the pages. */
import {expect, test} from './plain-test';
import {build} from 'esbuild';
import type {BuildFailure} from 'esbuild';
import {bundle} from '../../src/plugins/browser-script';
import {problemsOf} from '../../src/plugins/esbuild-problems';
import {writeFiles} from '../fixtures/written-files';

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

test('mistakes in the scripts of the pages are reported with their places, and what to do where a part of the theme was taken out', ({}, info) => {
  const site = info.outputPath('site');
  writeFiles(site, {
    'contract/words/en.json': '{}',
    'src/controls.ts': "import './theme/TOC/control';\nimport './theme/Navbar/control';\n",
    'src/theme/Navbar/control.ts': 'const a = ;\n',
  });
  expect(() => bundle(site, 'controls.ts')).toThrow(
    [
      '[beta13] src/controls.ts:1:8: Could not resolve "./theme/TOC/control". Fix the code there. Where you took a part out of src/theme, take its import out too.',
      '[beta13] src/theme/Navbar/control.ts:1:11: Unexpected ";".',
    ].join('\n'),
  );
});
