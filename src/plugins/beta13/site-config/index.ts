import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Keeps build-only parts of the configuration out of the scripts: with paths of this computer, other folders would build other bytes. */
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
