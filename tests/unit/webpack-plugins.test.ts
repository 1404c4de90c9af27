import {expect, test} from './plain-test';
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'fs';
import {createRequire} from 'module';
import path from 'path';
import {
  BannerPlugin,
  ContextReplacementPlugin,
  DefinePlugin,
  EnvironmentPlugin,
  IgnorePlugin,
  ProvidePlugin,
} from 'webpack';
import {bundleForBrowsers} from '../../src/plugins/beta13/bundle/client-bundle';
import {isByOwner} from '../../src/plugins/beta13/bundle/configurations';
import {constantsOf} from '../../src/plugins/beta13/bundle/constants';
import {unknownPlugins} from '../../src/plugins/beta13/bundle/webpack-plugins';

const bundle = (siteDir: string, config: Partial<Parameters<typeof bundleForBrowsers>[1]>) =>
  bundleForBrowsers(
    {siteDir, folder: path.join(siteDir, 'out'), siteConfig: {baseUrl: '/', onBrokenMarkdownLinks: 'throw'}},
    {mode: 'production', context: siteDir, entry: './index.js', module: {rules: [{test: /\.css$/}]}, ...config},
    () => undefined,
  );

test("webpack's own plugins give scripts for browsers what they give them in webpack", async () => {
  const siteDir = test.info().outputPath('site');
  mkdirSync(siteDir, {recursive: true});
  writeFileSync(path.join(siteDir, 'provided.js'), "exports.word = 'provided';");
  mkdirSync(path.join(siteDir, 'words'));
  for (const name of ['kept', 'other']) writeFileSync(path.join(siteDir, 'words', `${name}.js`), `'the ${name} one';`);
  writeFileSync(
    path.join(siteDir, 'index.js'),
    "document.title = [VERSION, process.env.OWNER, word, require('./words/' + word)].join(); try { require('./left-out') } catch {}",
  );
  await bundle(siteDir, {
    optimization: {minimize: false},
    plugins: [
      new DefinePlugin({VERSION: JSON.stringify('1.2.3')}),
      new EnvironmentPlugin({OWNER: 'nobody'}),
      new ProvidePlugin({word: [path.join(siteDir, 'provided.js'), 'word']}),
      new IgnorePlugin({resourceRegExp: /left-out/}),
      new BannerPlugin('banner'),
      new ContextReplacementPlugin(/words/, /kept/),
    ],
  });
  const [script] = readdirSync(path.join(siteDir, 'out')).map((name) =>
    readFileSync(path.join(siteDir, 'out', name), 'utf8'),
  );
  for (const part of ['banner', '"1.2.3"', '"nobody"', "'provided'", 'the kept one']) expect(script).toContain(part);
  for (const part of ['VERSION', 'the other one']) expect(script).not.toContain(part);
});

test('constants become what esbuild takes: values as they are, other code as modules', () => {
  const {define, modules} = constantsOf(
    {VERSION: '"1"', COUNT: 2, OTHER: 'window.other', A: {b: true}, SUM: '1 + 1'},
    {$: 'jquery', 'window.word': ['words', 'one']},
  );
  expect(define).toMatchObject({VERSION: '"1"', COUNT: '2', OTHER: 'window.other', 'A.b': 'true'});
  expect([...modules.values()]).toEqual([
    'export const __constant_0 = ({"b":true});',
    'export const __constant_1 = 1 + 1;',
    'export const __constant_2 = require("jquery");',
    'export const __constant_3 = require("words")["one"];',
  ]);
  expect(define).toMatchObject({SUM: '__constant_1', 'window.word': '__constant_3'});
});

test('definitions that would have no effect when pages are rendered are refused by their names', () => {
  expect(() => constantsOf({'typeof window': '"object"', NOW: DefinePlugin.runtimeValue(() => '1')}, {})).toThrow(
    /"typeof window" cannot be defined[^]*"NOW" is a runtimeValue/,
  );
});

test('a plugin that makes plugins of webpack itself has them replaced too', async () => {
  const siteDir = test.info().outputPath('composite');
  mkdirSync(siteDir, {recursive: true});
  writeFileSync(path.join(siteDir, 'index.js'), 'document.title = VERSION;');
  class Composite {
    apply(compiler: {readonly options: {readonly plugins: unknown[]}}): void {
      compiler.options.plugins.push(new DefinePlugin({VERSION: JSON.stringify('by another')}));
    }
  }
  await bundle(siteDir, {plugins: [new Composite() as never]});
  expect(readFileSync(path.join(siteDir, 'out', 'main.js'), 'utf8')).toContain('by another');
});

/** A module in a report of the analyzer, or a script with its modules. */
type Reported = {
  readonly label: string;
  readonly groups?: readonly Reported[];
  readonly parsedSize?: number;
  readonly isInitialByEntrypoint?: object;
};

const labelsIn = (reported: readonly Reported[]): readonly string[] =>
  reported.flatMap(({label, groups = []}) => [label, ...labelsIn(groups)]);

test('the analyzer of bundles, as build --bundle-analyzer has it, knows all modules of each script', async () => {
  const siteDir = test.info().outputPath('analyzed');
  mkdirSync(siteDir, {recursive: true});
  const write = (name: string, code: string): void => writeFileSync(path.join(siteDir, name), code);
  // More than a report of Rspack lists, concatenated and single.
  const joined = Array.from({length: 30}, (_, index) => `joined-${index}.js`);
  const single = Array.from({length: 30}, (_, index) => `single-${index}.js`);
  joined.forEach((name, index) => write(name, `export const value${index} = [document.title, ${index}];`));
  single.forEach((name, index) => write(name, `module.exports = [document.title, ${index}];`));
  write(
    'index.js',
    [
      ...joined.map((name, index) => `import {value${index}} from './${name}';`),
      `document.title = [${joined.map((_, index) => `value${index}`).join()}];`,
      ...single.map((name) => `require('./${name}');`),
      "import('./later');",
    ].join('\n'),
  );
  write('later.js', "export {passed} from './passed-on';\nexport const own = document.title;");
  write('passed-on.js', 'export const passed = [document.title];');
  const {BundleAnalyzerPlugin} = createRequire(require.resolve('@docusaurus/core/package.json'))(
    'webpack-bundle-analyzer',
  ) as {readonly BundleAnalyzerPlugin: new (options: object) => never};
  const analyze = () =>
    bundle(siteDir, {plugins: [new BundleAnalyzerPlugin({analyzerMode: 'json', logLevel: 'silent'})]});
  await analyze();
  // Uses the existing scripts.
  await analyze();
  const report = JSON.parse(readFileSync(path.join(siteDir, 'out', 'report.json'), 'utf8')) as readonly Reported[];
  expect(report.map(({parsedSize, isInitialByEntrypoint}) => [Boolean(parsedSize), isInitialByEntrypoint])).toEqual([
    [true, {main: true}],
    [true, {}],
  ]);
  expect(labelsIn(report)).toEqual(expect.arrayContaining([...joined, ...single, 'later.js', 'passed-on.js']));
});

test('a plugin of webpack of which nothing is known is found by the name of its class', () => {
  class Foreign {}
  expect(unknownPlugins([new DefinePlugin({}), {}, () => undefined, new Foreign()])).toEqual(['Foreign']);
});

test('only a plugin of the owner that configures webpack makes each build ask for its configuration', () => {
  const configureWebpack = () => ({});
  const owners = (name: string, version: unknown) =>
    isByOwner({plugins: [{name, version, configureWebpack}]} as unknown as Parameters<typeof isByOwner>[0]);
  expect(owners('docusaurus-plugin-sass', {type: 'package', name: 'docusaurus-plugin-sass'})).toBe(true);
  expect(owners('own', {type: 'local'})).toBe(true);
  expect(owners('docusaurus-plugin-pwa', {type: 'package', name: '@docusaurus/plugin-pwa'})).toBe(false);
  expect(owners('docusaurus-mdx-fallback-plugin', {type: 'synthetic'})).toBe(false);
});
