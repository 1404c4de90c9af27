import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Keeps build-only parts of the configuration out of the scripts for readers: beta.13 includes all of it, also paths of this computer, so
 * that the same commit would build other bytes in another folder.
 */
export default function siteConfig({generatedFilesDir}: LoadContext): Plugin<void> {
  return {
    name: 'site-config',
    configureWebpack: () => ({
      module: {
        rules: [
          {test: path.join(generatedFilesDir, 'docusaurus.config.js'), loader: require.resolve('./for-readers.ts')},
        ],
      },
    }),
  };
}
