import path from 'path';
import {changesProblems} from '../compare/check';
import {collectProblems} from '../problems';
import type {Problem} from '../problems';
import {openContracts} from '../read/contracts';
import {COMMON, contractTimes} from '../read/folder';
import type {Contracts} from '../read/contracts';
import type {VersionContracts} from '../read/versions';
import type {YamlFile} from '../read/yaml-file';
import {contractProblems, unusedErrorCodes} from './contract';
import {coverageProblems} from './coverage';
import {extensionProblems} from './extensions';
import {scheduleProblems} from './notification-schedule';
import {personalDataProblems} from './personal-data';
import {sharedProblems} from './shared';
import {stateMachineProblems} from './state-machines';
import {sumProblems} from './sums';
import {unshownProblems} from './unshown';

/** What is wrong with the contracts of a docs version, and whether they fit extensions.schema.json, so that pages can show them. */
export type Verdict = {readonly problems: readonly Problem[]; readonly fit: boolean};

/** Problems of what the contracts of a docs version say; they must fit extensions.schema.json. */
function meaningProblems(siteDir: string, folder: string, contracts: Contracts, versions: readonly VersionContracts[]): readonly Problem[] {
  const {names} = contracts;
  const checks: readonly (() => readonly Problem[])[] = [
    ...names.map((name) => () => contractProblems(name, contracts)),
    () => sharedProblems(path.join(siteDir, folder), contracts),
    () => changesProblems(versions, folder),
    ...[unusedErrorCodes, coverageProblems, sumProblems, stateMachineProblems, personalDataProblems, scheduleProblems, unshownProblems].map(
      (check) => () => check(names, contracts),
    ),
  ];
  return checks.flatMap(collectProblems);
}

function judge(siteDir: string, folder: string, versions: readonly VersionContracts[]): Verdict {
  const contracts = openContracts(siteDir, folder);
  const files = [COMMON, ...contracts.names];
  const problemsOf = (check: (file: YamlFile) => readonly Problem[]) =>
    files.flatMap((name) => collectProblems(() => check(contracts.yaml(name))));
  const unreadable = problemsOf(() => []);
  const unfit = problemsOf(extensionProblems);
  if (unfit.length > unreadable.length) return {problems: unfit, fit: false};
  return {problems: [...unreadable, ...meaningProblems(siteDir, folder, contracts, versions)], fit: true};
}

/** The last verdict on each docs version, with the times of change of the contracts that it is about. */
const verdicts = new Map<string, {readonly from: string; readonly verdict: Verdict}>();

/**
 * All problems of the contracts of a docs version: of each file, and of those that can be read together. What reads the
 * files further waits until they fit extensions.schema.json. Contracts are checked once for each state of them.
 *
 * @param versions all docs versions, oldest first
 * @param folder folder of the version relative to the site, e.g. `docs`
 */
export function checkContracts(siteDir: string, versions: readonly VersionContracts[], folder: string): Verdict {
  const from = contractTimes(siteDir);
  const key = path.join(siteDir, folder);
  const last = verdicts.get(key);
  if (last?.from === from) return last.verdict;
  const verdict = judge(siteDir, folder, versions);
  verdicts.set(key, {from, verdict});
  return verdict;
}
