import path from 'path';
import {changesProblems} from '../changes/check';
import {contractProblems, unusedErrorCodes} from './contract';
import {coverageProblems} from './coverage';
import {hasBlocks} from '../pages/expand';
import {expandPage} from '../pages/expanded-page';
import {extensionProblems} from './extensions';
import {folderOf} from '../pages/page-context';
import {personalDataProblems} from './personal-data';
import {COMMON, contractFiles, openContracts} from '../read';
import type {Contracts} from '../read';
import type {YamlFile} from '../yaml-file';
import {sharedProblems} from './shared';
import {stateMachineProblems} from './state-machines';
import {sumProblems} from './sums';
import {typedTableProblems} from './typed-tables';
import {unshownProblems} from './unshown';
import {readDocFiles} from '../../doc-files';
import type {DocFile} from '../../doc-files';
import {collectProblems} from '../../problems';
import type {Problem} from '../../problems';

/** Problems of what the contracts of a docs version say; they must fit extensions.schema.json. */
function meaningProblems(siteDir: string, folder: string, contracts: Contracts): readonly Problem[] {
  const {names} = contracts;
  const checks: readonly (() => readonly Problem[])[] = [
    ...names.map((name) => () => contractProblems(name, contracts)),
    () => sharedProblems(path.join(siteDir, folder), contracts),
    () => changesProblems(siteDir, folder),
    ...[unusedErrorCodes, coverageProblems, sumProblems, stateMachineProblems, personalDataProblems, unshownProblems].map(
      (check) => () => check(names, contracts),
    ),
  ];
  return checks.flatMap(collectProblems);
}

/**
 * All problems of a docs version: of each file, of the contracts that can be read, and of the pages that show them. What
 * reads the files further waits until they fit extensions.schema.json.
 */
function versionProblems(siteDir: string, routeBase: string, folder: string, pages: readonly DocFile[]): readonly Problem[] {
  const contracts = openContracts(siteDir, folder);
  const files = [COMMON, ...contracts.names];
  const problemsOf = (check: (file: YamlFile) => readonly Problem[]) =>
    files.flatMap((name) => collectProblems(() => check(contracts.yaml(name))));
  const unreadable = problemsOf(() => []);
  const unfit = problemsOf(extensionProblems);
  if (unfit.length > unreadable.length) return unfit;
  return [
    ...unreadable,
    ...meaningProblems(siteDir, folder, contracts),
    ...pages.flatMap((page) => expandPage(siteDir, routeBase, page).problems),
  ];
}

/**
 * All problems of the contracts and pages of all docs versions.
 *
 * @param routeBase route of the docs without the last slash, e.g. `/docs`
 */
export function siteProblems(siteDir: string, routeBase: string): readonly Problem[] {
  const folders = new Set(contractFiles(siteDir).map(folderOf));
  const pages = readDocFiles(siteDir);
  const withBlocks = pages.filter(({markdown}) => hasBlocks(markdown));
  return [
    ...pages.flatMap(({file, markdown}) => typedTableProblems(file, markdown)),
    ...Array.from(folders).flatMap((folder) =>
      versionProblems(siteDir, routeBase, folder, withBlocks.filter(({file}) => folderOf(file) === folder)),
    ),
  ];
}
