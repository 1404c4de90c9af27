import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LiveChecks} from './live-checks';
import {DOC_FOLDERS} from '../doc-files';
import {throwProblems} from '../problems';
import {onDemand} from '../on-demand';
import type * as OnlyBuild from './checks/site';

/**
 * Expands ```` ```openapi v3#createTask ```` blocks of the docs from the contracts of their version. See README.md.
 *
 * A build checks all pages and contracts at its beginning, `start` the pages that are opened and the contracts that they show.
 */
export default function contract({siteDir, baseUrl}: LoadContext): Plugin<void> {
  const options = {siteDir, routeBase: `${baseUrl}docs`};
  // Without `include`, the MDX fallback of beta.13 refuses the rules.
  const pages = {test: /\.mdx?$/, include: DOC_FOLDERS.map((folder) => path.join(siteDir, folder))};
  return {
    name: 'contract',
    async loadContent() {
      if (process.env.NODE_ENV === 'development') return;
      const {siteProblems} = onDemand(__filename)('./checks/site') as typeof OnlyBuild;
      throwProblems(siteProblems(options.siteDir, options.routeBase));
    },
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
