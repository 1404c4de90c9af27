import {stripVTControlCharacters} from 'util';
import type * as Rspack from '@rspack/core';
import type {Compiler, Module, RspackOptions, RuleSetRule, Stats} from '@rspack/core';
import type {Configuration} from 'webpack';
import {onDemand} from '../../on-demand';
import {loadersInAnyFolder} from '../any-folder/loader-paths';
import {fileOfModule} from '../any-folder/module-file';
import {chunkAssets} from './chunk-assets';
import {CODE} from './server-bundle';
import type {Loaded} from './server-bundle';
import {STYLES} from './styles';

/** Plugins of beta.13 that only webpack can run: the progress bar, and two with a counterpart here. */
const OF_WEBPACK = ['ChunkAssetPlugin', 'LogPlugin', 'MiniCssExtractPlugin'];

/** The site, and where the bundle is written. */
type Place = {readonly siteDir: string; readonly folder: string};

const isForStyles = ({test}: RuleSetRule): boolean => String(test).endsWith('\\.css$/');

/** Rspack's options of what beta.13 and plugins have configured for webpack. */
function optionsOf({SwcJsMinimizerRspackPlugin}: typeof Rspack, {siteDir, folder}: Place, config: Configuration): RspackOptions {
  const options = config as RspackOptions;
  const {plugins = [], optimization} = options;
  const rules = (options.module?.rules ?? []) as readonly RuleSetRule[];
  const styles: RuleSetRule = {test: STYLES, type: 'javascript/auto', sideEffects: false, loader: require.resolve('./style-loader.ts'), options: {siteDir}};
  // Scripts load no styles.
  if (optimization?.splitChunks) delete optimization.splitChunks.cacheGroups?.styles;
  delete config.resolve?.unsafeCache;
  return {
    ...options,
    // What is made is kept by bundles.ts; keeping each module would take longer than making them anew when one has changed.
    cache: false,
    output: {...options.output, path: folder},
    module: {rules: loadersInAnyFolder([...rules.filter((rule) => !isForStyles(rule)), styles])},
    plugins: [...plugins.filter((plugin) => !OF_WEBPACK.includes(plugin?.constructor.name ?? '')), chunkAssets],
    optimization: {...optimization, minimizer: [new SwcJsMinimizerRspackPlugin({extractComments: false})]},
  };
}

/** What loaders have made for browsers of files that are no code, e.g. the address of an image. */
function loadedFiles(modules: Iterable<Module>): Loaded {
  const loaded = new Map<string, string>();
  for (const module of modules) {
    const file = fileOfModule(module);
    const source = file && !CODE.test(file) && module.originalSource()?.source();
    if (file && source) loaded.set(file, source.toString());
  }
  return loaded;
}

const inputsOf = ({compilation: {fileDependencies, missingDependencies, contextDependencies}}: Stats): readonly string[] =>
  [fileDependencies, missingDependencies, contextDependencies].flatMap((dependencies) => Array.from(dependencies));

/**
 * Bundles what browsers load with Rspack, which is webpack written in Rust.
 *
 * @param config beta.13's configuration of webpack, as plugins have changed it
 * @param onLoaded is given what loaders have made, while Rspack goes on
 * @returns files and folders that were read, or looked for in vain
 * @throws when modules have mistakes or are not found, with all of them
 */
export function bundleForBrowsers(place: Place, config: Configuration, onLoaded: (loaded: Loaded) => void): Promise<readonly string[]> {
  const rspack = onDemand(__filename)('@rspack/core') as typeof Rspack;
  const options = optionsOf(rspack, place, config);
  const reportLoaded = ({hooks}: Compiler) => {
    hooks.thisCompilation.tap('loaded', (compilation) => {
      compilation.hooks.finishModules.tap('loaded', (modules) => onLoaded(loadedFiles(modules)));
    });
  };
  const compiler = rspack.rspack({...options, plugins: [...(options.plugins ?? []), reportLoaded]});
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error ?? new Error('[beta13] Rspack has made nothing.'));
      const mistakes = stats.hasErrors() && stripVTControlCharacters(stats.toString({all: false, errors: true}));
      const inputs = inputsOf(stats);
      compiler.close(() => (mistakes ? reject(new Error(`[beta13] the scripts cannot be made:\n${mistakes}`)) : resolve(inputs)));
    });
  });
}
