import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contractProblems, unusedErrorCodes} from './checks';
import {COMMON, FOLDER, contractFiles, openContracts} from './read';
import {sharedProblems} from './shared-checks';
import {typedTableProblems} from './typed-tables';
import {DOC_FOLDERS, readDocFiles} from '../doc-files';
import {throwProblems} from '../problems';
import type {Problem} from '../problems';

/** All problems of the contracts of a docs version. */
function versionProblems(siteDir: string, docsDir: string): readonly Problem[] {
  const contracts = openContracts(siteDir, docsDir);
  const names = contractFiles(siteDir)
    .filter((file) => path.posix.dirname(file) === `${docsDir}/${FOLDER}`)
    .map((file) => path.posix.basename(file, '.yaml'))
    .filter((name) => name !== COMMON);
  return [...names.flatMap((name) => contractProblems(name, contracts)), ...unusedErrorCodes(names, contracts), ...sharedProblems(path.join(siteDir, docsDir), contracts)];
}

/** Expands ```` ```openapi v3#createTask ```` blocks of the docs from the contracts of their version. See README.md. */
export default function contract({siteDir, baseUrl}: LoadContext): Plugin<void> {
  return {
    name: 'contract',
    getPathsToWatch: () => DOC_FOLDERS.map((folder) => `${siteDir}/${folder}/**/${FOLDER}/*.yaml`),
    async loadContent() {
      const folders = new Set(contractFiles(siteDir).map((file) => path.posix.dirname(path.posix.dirname(file))));
      throwProblems([
        ...readDocFiles(siteDir).flatMap(({file, markdown}) => typedTableProblems(file, markdown)),
        ...Array.from(folders).flatMap((folder) => versionProblems(siteDir, folder)),
      ]);
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            enforce: 'pre',
            // Without `include`, the MDX fallback of beta.13 refuses the rule.
            include: DOC_FOLDERS.map((folder) => path.join(siteDir, folder)),
            use: [{loader: require.resolve('./loader.ts'), options: {siteDir, routeBase: `${baseUrl}docs`}}],
          },
        ],
      },
    }),
  };
}
