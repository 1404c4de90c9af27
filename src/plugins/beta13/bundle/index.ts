import type {Plugin} from '@docusaurus/types';
import {checkPatch} from './bundles';

const PURE = /node_modules[\\/]@docusaurus[\\/](?:theme-common|utils-common|core[\\/]lib[\\/]client[\\/]exports)[\\/]/;

/** ES modules may import files of packages without their extension, as esbuild lets them: React 17 declares no `react/jsx-runtime`. */
const WITHOUT_EXTENSIONS = {test: /\.m?js$/, resolve: {fullySpecified: false}};

/** Excludes unused exports from the bundle for browsers, and finds modules of packages as the program for Node does. */
export default function bundle(): Plugin<void> {
  return {
    name: 'bundle',
    configureWebpack({mode}) {
      if (mode !== 'production') return {module: {rules: [WITHOUT_EXTENSIONS]}};
      checkPatch();
      return {
        // Upstream does not declare these modules free of side effects; the flag lets Rspack drop their unused exports.
        module: {rules: [WITHOUT_EXTENSIONS, {test: PURE, sideEffects: false}]},
      };
    },
  };
}
