import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteProblems} from './checks/site';
import {DOC_FOLDERS} from '../doc-files';
import {throwProblems} from '../problems';

/**
 * Expands ```` ```openapi v3#createTask ```` blocks of the docs from the contracts of their version. See README.md.
 *
 * `start` does not load the site anew when a contract changes: the pages that show it depend on it, and check it again.
 */
export default function contract({siteDir, baseUrl}: LoadContext): Plugin<void> {
  const options = {siteDir, routeBase: `${baseUrl}docs`};
  // Without `include`, the MDX fallback of beta.13 refuses the rules.
  const pages = {test: /\.mdx?$/, include: DOC_FOLDERS.map((folder) => path.join(siteDir, folder))};
  return {
    name: 'contract',
    async loadContent() {
      throwProblems(siteProblems(options.siteDir, options.routeBase));
    },
    configureWebpack: ({mode}) => {
      const editing = mode === 'development';
      return {
        module: {
          rules: [
            {...pages, enforce: 'pre', use: [{loader: require.resolve('./loader.ts'), options: {...options, editing}}]},
            ...(editing ? [{...pages, enforce: 'post' as const, use: [{loader: require.resolve('./unchanged-page.ts'), options}]}] : []),
          ],
        },
      };
    },
  };
}
