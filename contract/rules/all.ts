import path from 'path';
import {memoizedByText} from '../memoized';
import {changesProblems} from '../compare/check';
import {collectProblems} from '../problems';
import type {Problem} from '../problems';
import {recordedAnswers} from '../read/answers';
import {openContracts} from '../read/contracts';
import {signedBodies} from '../read/signed-bodies';
import {COMMON, contractName} from '../read/folder';
import type {Contracts} from '../read/contracts';
import {checkDocument} from '../read/document';
import type {VersionContracts} from '../read/versions';
import {exampleProblems, nameProblems, unusedErrorCodes} from './contract';
import {coverageProblems} from './coverage';
import {extensionProblems} from './extensions';
import {readLevels} from './levels';
import {linkProblems} from './links';
import {namesakeProblems} from './namesakes';
import type {Levels} from './levels';
import {scheduleProblems} from './notification-schedule';
import {objectProblems} from './objects';
import {patternProblems} from './patterns';
import {personalDataProblems} from './personal-data';
import type {Rule} from './rule';
import {scopeProblems, unusedScopes} from './scopes';
import {sharedProblems, unusedDictionaries} from './shared';
import {stateMachineProblems} from './state-machines';
import {sumProblems} from './sums';
import {stateReportProblems} from './state-reports';
import {notesOf} from './notes';
import {ownRules} from './own';
import {unshownProblems} from './unshown';

/**
 * The problems in the contracts of a docs version; `fit` says whether pages can show the contracts: they are valid OpenAPI, and match
 * extensions.schema.json.
 */
export type Verdict = {
  readonly problems: readonly Problem[];
  readonly fit: boolean;
  /** Lines to print about things that the contract's level allows. */
  readonly notes: readonly string[];
};

/** Makes a rule of a check of one contract; a check that throws does not hide the problems of the other contracts. */
const each =
  (check: (name: string, contracts: Contracts) => readonly Problem[]): Rule['check'] =>
  (names, contracts) =>
    names.flatMap((name) => collectProblems(() => check(name, contracts)));

const rulesOf = (siteDir: string, folder: string, versions: readonly VersionContracts[]): readonly Rule[] => [
  {level: 'complete', check: each((name, contracts) => contracts.offences(name))},
  {level: 'sound', check: each(nameProblems)},
  {level: 'sound', check: (_names, contracts) => sharedProblems(contracts)},
  {level: 'sound', check: each(scopeProblems)},
  {level: 'complete', check: (_names, contracts) => linkProblems(path.join(siteDir, folder), contracts)},
  {level: 'complete', check: each(exampleProblems)},
  {level: 'complete', check: () => changesProblems(versions, folder)},
  {
    level: 'proved',
    check: (names, contracts) =>
      objectProblems(names, contracts, {
        recorded: recordedAnswers(siteDir, folder),
        signed: signedBodies(siteDir, folder),
      }),
  },
  ...[
    unusedErrorCodes,
    unusedDictionaries,
    unusedScopes,
    coverageProblems,
    personalDataProblems,
    unshownProblems,
    patternProblems,
  ].map((check) => ({level: 'complete', check}) as const),
  ...[namesakeProblems, sumProblems, stateMachineProblems, stateReportProblems, scheduleProblems].map(
    (check) => ({level: 'proved', check}) as const,
  ),
  ...ownRules.rules,
];

/**
 * Problems found by rules in the contracts of a docs version, which must match extensions.schema.json. A rule reads all contracts, as they
 * share examples and tables; its problems are dropped in contracts whose level does not require it.
 */
function meaningProblems(rules: readonly Rule[], contracts: Contracts, levels: Levels): readonly Problem[] {
  return rules
    .filter(({level}) => levels.isRequiredAnywhere(level))
    .flatMap(({level, check}) =>
      collectProblems(() => check(contracts.names, contracts)).filter(({file}) =>
        levels.requires(contractName(file), level),
      ),
    );
}

/** The site's owner writes common.yaml, so violations of OpenAPI in it are problems at every level. */
function commonProblems(contracts: Contracts): readonly Problem[] {
  const {problems, offences} = checkDocument(COMMON, contracts);
  return [...problems, ...offences];
}

const judge = memoizedByText((versions: readonly VersionContracts[], folder: string, siteDir: string): Verdict => {
  const contracts = openContracts(siteDir, folder);
  const levels = readLevels(siteDir, Array.from(new Set(versions.flatMap(({names}) => names))));
  const files = [COMMON, ...contracts.names];
  const problemsOf = (check: (name: string) => readonly Problem[]) =>
    files.flatMap((name) => collectProblems(() => check(name)));
  const unreadable = problemsOf((name) => (contracts.yaml(name), []));
  const unsound = problemsOf((name) => (name === COMMON ? commonProblems(contracts) : (contracts.read(name), [])));
  if (unsound.length > unreadable.length) return {problems: [...levels.problems, ...unsound], fit: false, notes: []};
  const unfit = problemsOf((name) => extensionProblems(contracts.yaml(name), levels.requires(name, 'complete')));
  if (unfit.length > unreadable.length) return {problems: [...levels.problems, ...unfit], fit: false, notes: []};
  const problems = [
    ...levels.problems,
    ...unreadable,
    ...meaningProblems(rulesOf(siteDir, folder, versions), contracts, levels),
  ];
  const lenient = contracts.names.filter((name) => !levels.requires(name, 'complete'));
  const notes = () => [
    ...notesOf(lenient.flatMap(contracts.offences), 'no valid OpenAPI, but shown'),
    ...notesOf(unshownProblems(lenient, contracts), 'shown as JSON Schema'),
    ...notesOf(patternProblems(lenient, contracts), 'a pattern that takes too long'),
  ];
  return {problems, fit: true, notes: unreadable.length > 0 ? [] : notes()};
});

/**
 * All problems in the contracts of a docs version: of each file, and then of all readable files together. Rules run only when all files
 * match extensions.schema.json.
 *
 * @param versions all docs versions, oldest first; the result is cached by this object
 * @param folder folder of the version relative to the site, e.g. `docs`
 */
export const checkContracts = (siteDir: string, versions: readonly VersionContracts[], folder: string): Verdict =>
  judge(versions, folder, siteDir);
