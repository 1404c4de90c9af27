import type {RuleSetRule} from 'webpack';
import {browserslist} from '../../../package.json';

/** Compiles code for browsers with SWC, which is written in Rust, instead of Babel: in a build with the one that Rspack contains. */
export const jsLoader = (): RuleSetRule => ({
  loader: process.env.NODE_ENV === 'production' ? 'builtin:swc-loader' : require.resolve('swc-loader'),
  options: {
    env: {targets: browserslist},
    jsc: {parser: {syntax: 'typescript', tsx: true}, transform: {react: {runtime: 'classic'}, verbatimModuleSyntax: true}},
    module: {type: 'es6'},
  },
});
