import {existsSync, readdirSync} from 'fs';
import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {contractProblems, unusedErrorCodes} from './checks';
import {COMMON, FOLDER, openContracts} from './read';
import {throwProblems} from '../problems';
import type {Problem} from '../problems';

const FOLDERS = ['docs', 'versioned_docs'];

/** Folders of the docs versions that hold contracts, relative to the site. */
function versionFolders(siteDir: string): readonly string[] {
  const frozen = path.join(siteDir, 'versioned_docs');
  const versions = existsSync(frozen) ? readdirSync(frozen).map((version) => `versioned_docs/${version}`) : [];
  return ['docs', ...versions].filter((folder) => existsSync(path.join(siteDir, folder, FOLDER)));
}

/** All problems of the contracts of a docs version. */
function versionProblems(siteDir: string, docsDir: string): readonly Problem[] {
  const contracts = openContracts(siteDir, docsDir);
  const names = readdirSync(path.join(siteDir, docsDir, FOLDER))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replace(/\.yaml$/, ''))
    .filter((name) => name !== COMMON);
  return [...names.flatMap((name) => contractProblems(name, contracts)), ...unusedErrorCodes(names, contracts)];
}

/** Expands ```` ```openapi v3#createTask ```` blocks of the docs from the contracts of their version. See README.md. */
export default function contract({siteDir, baseUrl}: LoadContext): Plugin<void> {
  return {
    name: 'contract',
    getPathsToWatch: () => FOLDERS.map((folder) => `${siteDir}/${folder}/**/${FOLDER}/*.yaml`),
    async loadContent() {
      throwProblems(versionFolders(siteDir).flatMap((folder) => versionProblems(siteDir, folder)));
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            enforce: 'pre',
            // Without `include`, the MDX fallback of beta.13 refuses the rule.
            include: FOLDERS.map((folder) => path.join(siteDir, folder)),
            use: [{loader: require.resolve('./loader.ts'), options: {siteDir, routeBase: `${baseUrl}docs`}}],
          },
        ],
      },
    }),
  };
}
