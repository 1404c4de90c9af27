import path from 'path';
import TerserPlugin from 'terser-webpack-plugin';
import type {Configuration, RuleSetRule} from 'webpack';
import type {Plugin} from '@docusaurus/types';
import {browserslist} from '../../../package.json';

/** Compiles code with SWC, which is written in Rust, in the place of Babel. */
export const jsLoader = (isServer: boolean): RuleSetRule => ({
  loader: require.resolve('swc-loader'),
  options: {
    env: {targets: isServer ? {node: process.versions.node} : browserslist},
    jsc: {parser: {syntax: 'typescript', tsx: true}, transform: {react: {runtime: 'classic'}, verbatimModuleSyntax: true}},
    module: {type: 'es6'},
  },
});

const PURE = /node_modules\/@docusaurus\/(?:theme-common|utils-common|core\/lib\/client\/exports)\//;

/**
 * Spares the production build what takes time and gives readers nothing: the minifier of HTML, which React writes without
 * white space, that of CSS, which src/plugins/inline-styles does, and Terser, which SWC stands in for.
 */
export default function fastBuild(): Plugin<void> {
  return {
    name: 'fast-build',
    configureWebpack(config, isServer): Configuration {
      if (config.mode !== 'production') return {};
      if (isServer) {
        return {
          // One bundle, as Docusaurus evaluates no other; its Babel preset turns `import()` into `require()` to the same end.
          module: {parser: {javascript: {dynamicImportMode: 'eager'}}},
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
