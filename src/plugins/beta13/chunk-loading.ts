import path from 'path';
import {NormalModuleReplacementPlugin} from 'webpack';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LATEST_MS} from '../../data/waiting';

const CORE_CLIENT = path.join('core', 'lib', 'client');

/** Shows the reader when a chunk fails to load, of which stock shows nothing (upstream #7600). */
export default function chunkLoading({siteDir}: LoadContext): Plugin<void> {
  const client = path.join(siteDir, 'src', 'app');
  return {
    name: 'chunk-loading',
    getClientModules: () => [path.join(client, 'first-load'), path.join(client, 'prefetch')],
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const replacePreload = new NormalModuleReplacementPlugin(/^\.\/preload$/, (resource) => {
        if (resource.context.endsWith(CORE_CLIENT)) resource.request = path.join(client, 'preload');
      });
      return {plugins: [replacePreload], output: {chunkLoadTimeout: LATEST_MS}};
    },
  };
}
