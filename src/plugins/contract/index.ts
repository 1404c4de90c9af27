import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {changesProblems} from './changes/check';
import {contractProblems, unusedErrorCodes} from './checks';
import {coverageProblems} from './coverage';
import {personalDataProblems} from './personal-data';
import {FOLDER} from './read';
import {sharedProblems} from './shared-checks';
import {stateMachineProblems} from './state-machines';
import {sumProblems} from './sums';
import {typedTableProblems} from './typed-tables';
import {contractVersions} from './versions';
import type {VersionContracts} from './versions';
import {DOC_FOLDERS, readDocFiles} from '../doc-files';
import {throwProblems} from '../problems';
import type {Problem} from '../problems';

/** All problems of the contracts of a docs version. */
function versionProblems(siteDir: string, {folder, names, contracts}: VersionContracts): readonly Problem[] {
  return [
    ...names.flatMap((name) => contractProblems(name, contracts)),
    ...unusedErrorCodes(names, contracts),
    ...sharedProblems(path.join(siteDir, folder), contracts),
    ...[coverageProblems, sumProblems, stateMachineProblems, personalDataProblems].flatMap((check) => check(names, contracts)),
    ...changesProblems(siteDir, folder),
  ];
}

/** Expands ```` ```openapi v3#createTask ```` blocks of the docs from the contracts of their version. See README.md. */
export default function contract({siteDir, baseUrl}: LoadContext): Plugin<void> {
  return {
    name: 'contract',
    getPathsToWatch: () => DOC_FOLDERS.map((folder) => `${siteDir}/${folder}/**/${FOLDER}/*.yaml`),
    async loadContent() {
      throwProblems([
        ...readDocFiles(siteDir).flatMap(({file, markdown}) => typedTableProblems(file, markdown)),
        ...contractVersions(siteDir).flatMap((version) => versionProblems(siteDir, version)),
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
