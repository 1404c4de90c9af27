import type {Plugin} from '@docusaurus/types';
import {checkPatch} from './bundles';

const PURE = /node_modules[\\/]@docusaurus[\\/](?:theme-common|utils-common|core[\\/]lib[\\/]client[\\/]exports)[\\/]/;

/** What the bundle for browsers leaves out. */
export default function bundle(): Plugin<void> {
  return {
    name: 'bundle',
    configureWebpack({mode}) {
      if (mode !== 'production') return {};
      checkPatch();
      return {
        // Upstream does not declare these modules free of side effects; with the flag, exports that nothing uses are left out.
        module: {rules: [{test: PURE, sideEffects: false}]},
      };
    },
  };
}
