import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Keeps what only the build needs of the configuration from the scripts that readers load: beta.13 puts all of it there, the
 * paths of this computer too, by which the same commit would make other bytes in another folder.
 */
export default function siteConfig({generatedFilesDir}: LoadContext): Plugin<void> {
  return {
    name: 'site-config',
    configureWebpack: () => ({
      module: {rules: [{test: path.join(generatedFilesDir, 'docusaurus.config.js'), loader: require.resolve('./for-readers.ts')}]},
    }),
  };
}
