import {expect, test} from './plain-test';
import path from 'path';
import {build} from 'esbuild';
import type {Configuration} from 'webpack';
import {bundleForBrowsers} from '../../src/plugins/beta13/bundle/client-bundle';
import {readLoaded} from '../../src/plugins/beta13/bundle/loaded-files';
import type {Loaded} from '../../src/plugins/beta13/bundle/loaded-files';
import {readStyleTools} from '../../src/plugins/beta13/bundle/style-tools';
import {makeStyles} from '../../src/plugins/beta13/bundle/styles';
import {siteWith} from './fixtures/site-with';

type Rules = NonNullable<Configuration['module']>['rules'];

const FILES = {
  'index.js':
    "import './plain.caps'; import names from './loud.module.caps'; import './site.css'; document.title = names.loud;",
  'plain.caps': '.CAPS { HEIGHT: 9PX }',
  'loud.module.caps': '.LOUD { WIDTH: 7PX }',
  'site.css': '.own { owner-colour: red }',
  'caps-loader.js': 'module.exports = (text) => text.toLowerCase();',
};

async function published(rulesOf: (siteDir: string) => Rules) {
  const siteDir = siteWith(FILES);
  let loaded: Loaded = new Map();
  await bundleForBrowsers(
    {siteDir, folder: path.join(siteDir, 'out'), siteConfig: {baseUrl: '/', onBrokenMarkdownLinks: 'throw'}},
    {mode: 'production', context: siteDir, entry: './index.js', module: {rules: rulesOf(siteDir)}},
    (files) => (loaded = files),
  );
  const {metafile} = await build({
    absWorkingDir: siteDir,
    entryPoints: ['index.js'],
    outdir: 'server',
    bundle: true,
    write: false,
    metafile: true,
    plugins: [readLoaded(siteDir, Promise.resolve(loaded), (_file, code) => code)],
  });
  const {outputFiles} = await makeStyles(
    {siteDir, baseUrl: '/', modules: {alias: {}, roots: []}},
    metafile,
    'index.js',
  );
  return outputFiles.map(({text}) => text).join('');
}

const rename = {postcssPlugin: 'rename', Declaration: {'owner-colour': (one: {prop: string}) => (one.prop = 'color')}};

const postCss = (postcssOptions: object) => [
  {test: /\.css$/, use: [{loader: '/packages/postcss-loader/index.js', options: {postcssOptions}}]},
];

test('plugins of PostCSS and loaders of another language make the sheet, also of files from which nothing is imported', async () => {
  const css = await published((siteDir) => [
    ...postCss({ident: 'postcss', plugins: ['autoprefixer', rename]}),
    {
      test: /\.caps$/,
      oneOf: [{use: [{loader: '/packages/css-loader/index.js'}, path.join(siteDir, 'caps-loader.js')]}],
    },
  ]);
  expect(css).toMatch(/\.caps \{\s+height: 9px;[^]*\.loud_[\w-]+ \{\s+width: 7px;[^]*\.own \{\s+color: red;/);
});

test('an option of PostCSS that has no effect is refused by its name', () => {
  expect(() => readStyleTools('site', postCss({plugins: [], config: false}) as never)).toThrow(
    'gives the option "config"',
  );
});
