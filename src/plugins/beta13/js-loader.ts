import type {RuleSetRule} from 'webpack';
import {browserslist} from '../../../package.json';

/** Compiles code for browsers with Rspack's built-in SWC instead of Babel. */
export const jsLoader = (): RuleSetRule => ({
  loader: 'builtin:swc-loader',
  options: {
    env: {targets: browserslist},
    jsc: {
      parser: {syntax: 'typescript', tsx: true},
      transform: {react: {runtime: 'classic'}, verbatimModuleSyntax: true},
    },
    module: {type: 'es6'},
  },
});
