import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LiveChecks} from './live-checks';
import {DOC_FOLDERS, docsRoute} from '../doc-files';

/**
 * Expands ```` ```openapi v3#createTask ```` blocks of the docs from the contracts of their version. See README.md.
 *
 * src/plugins/docs checks all pages and contracts at the beginning of a build; `start` the pages that are opened and the contracts
 * that they show.
 */
export default function contract({siteDir, baseUrl}: LoadContext): Plugin<void> {
  const options = {siteDir, routeBase: docsRoute(baseUrl)};
  // Without `include`, the MDX fallback of beta.13 refuses the rules.
  const pages = {test: /\.mdx?$/, include: DOC_FOLDERS.map((folder) => path.join(siteDir, folder))};
  return {
    name: 'contract',
    configureWebpack: ({mode}) => {
      const editing = mode === 'development';
      return {
        plugins: editing ? [new LiveChecks(siteDir)] : [],
        module: {
          rules: [
            {...pages, enforce: 'pre', use: [{loader: require.resolve('./loader.ts'), options}]},
            ...(editing ? [{...pages, enforce: 'post' as const, use: [{loader: require.resolve('./unchanged-page.ts'), options}]}] : []),
          ],
        },
      };
    },
  };
}
