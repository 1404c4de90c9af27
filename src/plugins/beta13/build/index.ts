import TerserPlugin from 'terser-webpack-plugin';
import type {Compiler, Configuration, RuleSetRule} from 'webpack';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {browserslist} from '../../../../package.json';
import {cacheVersion} from './cache-version';
import {makeStyles} from './styles';

/** Compiles code for browsers with SWC, which is written in Rust, instead of Babel. */
export const jsLoader = (): RuleSetRule => ({
  loader: require.resolve('swc-loader'),
  options: {
    env: {targets: browserslist},
    jsc: {parser: {syntax: 'typescript', tsx: true}, transform: {react: {runtime: 'classic'}, verbatimModuleSyntax: true}},
    module: {type: 'es6'},
  },
});

const PURE = /node_modules[\\/]@docusaurus[\\/](?:theme-common|utils-common|core[\\/]lib[\\/]client[\\/]exports)[\\/]/;

/**
 * Invalidates webpack's cache by a hash of the sources, which is cheap to compute. By default webpack resolves every module that the
 * configuration, the loaders and webpack itself require, about a thousand packages, whenever it writes or reads its cache.
 *
 * @throws when the cache configuration of beta.13 is not found
 */
function withCacheVersion(config: Configuration, version: string): void {
  const {cache} = config;
  if (typeof cache !== 'object' || cache.type !== 'filesystem') throw new Error('[beta13] webpack has no cache of files. It did in beta.13.');
  config.cache = {...cache, version: `${cache.version}-${version}`, buildDependencies: {defaultWebpack: []}};
  const withoutLoaders = (compiler: Compiler) => compiler.hooks.afterCompile.tap('beta13', ({buildDependencies}) => buildDependencies.clear());
  config.plugins = [...(config.plugins ?? []), {apply: withoutLoaders}];
}

/**
 * Saves searching a configuration for each style sheet, and adding prefixes: a build gets them from src/plugins/publish, and writers'
 * browsers do not need them. With no plugin at all PostCSS would not parse the styles, and so miss syntax errors.
 */
const PLAIN_CSS = {config: false, plugins: [{postcssPlugin: 'read-only'}]};

/**
 * Removes steps of the production build that take time without a benefit for readers: the CSS minifier, as src/plugins/publish
 * minifies the styles; and Terser, which SWC replaces.
 */
export default function fastBuild({siteDir}: LoadContext): Plugin<void> {
  // Loaders and plugins of webpack check this variable. `npm test` lets them validate their options.
  process.env.SKIP_VALIDATION ??= 'y';
  return {
    name: 'beta13',
    configurePostCss: (options) => ({...options, ...PLAIN_CSS}),
    configureWebpack(config): Configuration {
      makeStyles(config);
      if (config.mode !== 'production') {
        withCacheVersion(config, cacheVersion(siteDir));
        return {};
      }
      // ../render keeps the finished bundles; writing every module would take longer than making them anew when one has changed.
      config.cache = false;
      // SWC has threads of its own: processes for a dozen files would take longer.
      config.optimization = {...config.optimization, minimizer: [new TerserPlugin({minify: TerserPlugin.swcMinify, extractComments: false, parallel: false})]};
      return {
        // Upstream does not declare these modules free of side effects; with the flag, exports that nothing uses are left out.
        module: {rules: [{test: PURE, sideEffects: false}]},
        resolve: {alias: {'prism-react-renderer/prism': false}},
      };
    },
  };
}
