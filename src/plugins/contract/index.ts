import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FOLDER} from './read';
import {siteProblems} from './checks/site';
import {DOC_FOLDERS} from '../doc-files';
import {throwProblems} from '../problems';

/** Expands ```` ```openapi v3#createTask ```` blocks of the docs from the contracts of their version. See README.md. */
export default function contract({siteDir, baseUrl}: LoadContext): Plugin<void> {
  const routeBase = `${baseUrl}docs`;
  return {
    name: 'contract',
    getPathsToWatch: () => DOC_FOLDERS.map((folder) => `${siteDir}/${folder}/**/${FOLDER}/*.yaml`),
    async loadContent() {
      throwProblems(siteProblems(siteDir, routeBase));
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            enforce: 'pre',
            // Without `include`, the MDX fallback of beta.13 refuses the rule.
            include: DOC_FOLDERS.map((folder) => path.join(siteDir, folder)),
            use: [{loader: require.resolve('./loader.ts'), options: {siteDir, routeBase}}],
          },
        ],
      },
    }),
  };
}
