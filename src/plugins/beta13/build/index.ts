import path from 'path';
import TerserPlugin from 'terser-webpack-plugin';
import type {Compiler, Configuration, FileCacheOptions, RuleSetRule} from 'webpack';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {browserslist} from '../../../../package.json';
import {cacheVersion} from './cache-version';

/** Compiles code with SWC, which is written in Rust, in the place of Babel. */
export const jsLoader = (isServer: boolean): RuleSetRule => ({
  loader: require.resolve('swc-loader'),
  options: {
    env: {targets: isServer ? {node: process.versions.node} : browserslist},
    jsc: {parser: {syntax: 'typescript', tsx: true}, transform: {react: {runtime: 'classic'}, verbatimModuleSyntax: true}},
    module: {type: 'es6'},
  },
});

const PURE = /node_modules[\\/]@docusaurus[\\/](?:theme-common|utils-common|core[\\/]lib[\\/]client[\\/]exports)[\\/]/;

/**
 * Lets webpack's cache end with its sources, whose hash is cheap. Otherwise webpack looks for every module that the configuration,
 * the loaders and webpack itself require, some thousand of packages, when it writes its cache and when it reads it.
 *
 * @throws when beta.13's cache is not found
 */
function withCacheVersion(config: Configuration, version: string): void {
  const {cache} = config;
  if (typeof cache !== 'object' || cache.type !== 'filesystem') throw new Error('[beta13] webpack has no cache of files. It did in beta.13.');
  config.cache = {...cache, version: `${cache.version}-${version}`, buildDependencies: {defaultWebpack: []}};
  const withoutLoaders = (compiler: Compiler) => compiler.hooks.afterCompile.tap('beta13', ({buildDependencies}) => buildDependencies.clear());
  config.plugins = [...(config.plugins ?? []), {apply: withoutLoaders}];
}

type CssLoader = {readonly options?: {readonly modules?: {localIdentName?: string}}};

/**
 * Shortens the names of classes, which stand in every page: three characters of a hash tell those of one name apart.
 *
 * @throws when beta.13's rule for CSS modules is not found
 */
function shortenClassNames({module}: Configuration): void {
  const rule = (module?.rules as RuleSetRule[] | undefined)?.find(({test}) => String(test) === String(/\.module\.css$/));
  const modules = (rule?.use as CssLoader[] | undefined)?.map(({options}) => options?.modules).find(Boolean);
  if (!modules) throw new Error('[beta13] no rule for CSS modules. There was one in beta.13. See what took its place.');
  modules.localIdentName = '[local]_[contenthash:base64:3]';
}

/**
 * Spares the production build what takes time and gives readers nothing: the minifier of HTML, which React writes without
 * white space, that of CSS, which src/plugins/publish/styles does, and Terser, which SWC stands in for.
 */
export default function fastBuild({siteDir}: LoadContext): Plugin<void> {
  const version = cacheVersion(siteDir);
  return {
    name: 'beta13',
    configureWebpack(config, isServer): Configuration {
      withCacheVersion(config, version);
      if (config.mode !== 'production') return {};
      shortenClassNames(config);
      // A build asks for nothing twice, and a large site has no room for what it might ask for.
      config.cache = {...(config.cache as FileCacheOptions), maxMemoryGenerations: 0};
      if (isServer) {
        return {
          // One bundle, as Docusaurus evaluates no other; its Babel preset turns `import()` into `require()` to the same end.
          module: {parser: {javascript: {dynamicImportMode: 'eager'}}},
          // Nobody loads this bundle, and what it takes to join its modules grows with the square of the pages.
          optimization: {concatenateModules: false},
          resolve: {alias: {'html-minifier-terser': path.join(__dirname, 'no-minifier.ts')}},
        };
      }
      config.optimization = {...config.optimization, minimizer: [new TerserPlugin({minify: TerserPlugin.swcMinify, extractComments: false})]};
      return {
        // Upstream does not say that these modules do nothing by being imported; what is not used of them is left out then.
        module: {rules: [{test: PURE, sideEffects: false}]},
        resolve: {alias: {'prism-react-renderer/prism': false}},
      };
    },
  };
}
