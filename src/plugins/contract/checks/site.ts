import path from 'path';
import {changesProblems} from '../changes/check';
import {contractProblems, unusedErrorCodes} from './contract';
import {coverageProblems} from './coverage';
import {hasBlocks} from '../pages/expand';
import {expandPage} from '../pages/expanded-page';
import {extensionProblems} from './extensions';
import {folderOf} from '../pages/page-context';
import {scheduleProblems} from './notification-schedule';
import {personalDataProblems} from './personal-data';
import {COMMON, contractFiles, contractTimes, openContracts} from '../read';
import type {Contracts} from '../read';
import type {YamlFile} from '../yaml-file';
import {sharedProblems} from './shared';
import {stateMachineProblems} from './state-machines';
import {sumProblems} from './sums';
import {typedTableProblems} from './typed-tables';
import {unshownProblems} from './unshown';
import {readDocFiles} from '../../doc-files';
import {handWrittenProblems} from '../../samples/hand-written';
import {openVersionFiles} from '../../version-files';
import {collectProblems} from '../../problems';
import type {Problem} from '../../problems';

/** Problems of what the contracts of a docs version say; they must fit extensions.schema.json. */
function meaningProblems(siteDir: string, folder: string, contracts: Contracts): readonly Problem[] {
  const {names} = contracts;
  const checks: readonly (() => readonly Problem[])[] = [
    ...names.map((name) => () => contractProblems(name, contracts)),
    () => sharedProblems(path.join(siteDir, folder), contracts),
    () => changesProblems(siteDir, folder),
    ...[unusedErrorCodes, coverageProblems, sumProblems, stateMachineProblems, personalDataProblems, scheduleProblems, unshownProblems].map(
      (check) => () => check(names, contracts),
    ),
  ];
  return checks.flatMap(collectProblems);
}

/** What is wrong with the contracts of a docs version, and whether they fit extensions.schema.json, so that pages can show them. */
type Verdict = {readonly problems: readonly Problem[]; readonly fit: boolean};

function judge(siteDir: string, folder: string): Verdict {
  const contracts = openContracts(siteDir, folder);
  const files = [COMMON, ...contracts.names];
  const problemsOf = (check: (file: YamlFile) => readonly Problem[]) =>
    files.flatMap((name) => collectProblems(() => check(contracts.yaml(name))));
  const unreadable = problemsOf(() => []);
  const unfit = problemsOf(extensionProblems);
  if (unfit.length > unreadable.length) return {problems: unfit, fit: false};
  return {problems: [...unreadable, ...meaningProblems(siteDir, folder, contracts)], fit: true};
}

/** The last verdict on each docs version, with the times of change of the contracts that it is about. */
const known = new Map<string, {readonly from: string; readonly verdict: Verdict}>();

/** Judges the contracts of a docs version once for each state of them. */
function verdictOn(siteDir: string, folder: string): Verdict {
  const from = contractTimes(siteDir);
  const key = path.join(siteDir, folder);
  const last = known.get(key);
  if (last?.from === from) return last.verdict;
  const verdict = judge(siteDir, folder);
  known.set(key, {from, verdict});
  return verdict;
}

/**
 * All problems of the contracts of a docs version: of each file, and of those that can be read together. What reads the
 * files further waits until they fit extensions.schema.json.
 *
 * @param folder folder of the version relative to the site, e.g. `docs`
 */
export function contractsProblems(siteDir: string, folder: string): readonly Problem[] {
  return verdictOn(siteDir, folder).problems;
}

/**
 * All problems of the contracts, samples and pages of all docs versions.
 *
 * @param routeBase route of the docs without the last slash, e.g. `/docs`
 */
export function siteProblems(siteDir: string, routeBase: string): readonly Problem[] {
  const folders = new Set(contractFiles(siteDir).map(folderOf));
  const pages = readDocFiles(siteDir);
  const shown = pages.filter(({file, markdown}) => hasBlocks(markdown) && verdictOn(siteDir, folderOf(file)).fit);
  return [
    ...pages.flatMap(({file, markdown}) => typedTableProblems(file, markdown)),
    ...Array.from(folders).flatMap((folder) => contractsProblems(siteDir, folder)),
    ...Array.from(folders).flatMap((folder) => handWrittenProblems(openVersionFiles(siteDir, folder))),
    ...shown.flatMap((page) => expandPage(siteDir, routeBase, page).problems),
  ];
}
