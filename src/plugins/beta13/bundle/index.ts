import type {Plugin} from '@docusaurus/types';
import {checkPatch} from './bundles';

const PURE = /node_modules[\\/]@docusaurus[\\/](?:theme-common|utils-common|core[\\/]lib[\\/]client[\\/]exports)[\\/]/;

/** Excludes unused exports from the bundle for browsers. */
export default function bundle(): Plugin<void> {
  return {
    name: 'bundle',
    configureWebpack({mode}) {
      if (mode !== 'production') return {};
      checkPatch();
      return {
        // Upstream does not declare these modules free of side effects; the flag lets Rspack drop their unused exports.
        module: {rules: [{test: PURE, sideEffects: false}]},
      };
    },
  };
}
