import type {RuleSetRule} from 'webpack';
import type {RuleSetRule as RspackRule, RuleSetUseItem} from '@rspack/core';
import {browserslist} from '../../../package.json';

const LOADER = 'builtin:swc-loader';

/** @param verbatimModuleSyntax whether imports that nothing uses, or only types, are kept */
const loader = (verbatimModuleSyntax: boolean) => ({
  loader: LOADER,
  options: {
    env: {targets: browserslist},
    jsc: {
      parser: {syntax: 'typescript', tsx: true},
      transform: {react: {runtime: 'classic'}, verbatimModuleSyntax},
    },
    module: {type: 'es6'},
  },
});

/** Compiles code for browsers with Rspack's built-in SWC instead of Babel. */
export const jsLoader = (): RuleSetRule => loader(true);

const isOurs = (item: RuleSetUseItem): boolean => typeof item === 'object' && item?.loader === LOADER;

/** In TypeScript, imports that are only used as types are left out, also without `type`, as by stock's Babel; JavaScript keeps all imports. */
export function withoutTypeImports(rule: RspackRule): RspackRule {
  const {use, ...others} = rule;
  if (!Array.isArray(use) || !use.some(isOurs)) return rule;
  const forTypes = use.map((item) => (isOurs(item) ? loader(false) : item));
  return {...others, oneOf: [{test: /\.tsx?$/i, use: forTypes}, {use}]};
}
