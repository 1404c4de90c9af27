import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {checkContracts, contractVersions, openContracts, operationsOf, throwProblems} from '../../contract';
import type {Contracts, LocatedOperation, Problem} from '../../contract';
import {ADOPT} from './documents';
import type {Document} from './documents';

/** The documents as contracts in a temporary folder, where rules and pages are tried. */
export type Stage = {
  readonly folder: string;
  readonly contracts: Contracts;
  /** Violations of the standard that are corrected. */
  readonly offences: readonly Problem[];
};

/** Writes files into a folder. */
export function writeFiles(
  folder: string,
  files: Iterable<readonly [file: string, content: string | Uint8Array]>,
): void {
  for (const [file, content] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
}

/** Maps a problem of a contract to the provider's file, without a line if the document was bundled. */
export function asTheirs(problem: Problem, documents: readonly Document[]): Problem {
  const document = documents.find(({contents}) => contents.has(problem.file));
  if (!document) return problem;
  const {line, column, ...rest} = problem;
  const part = path.posix.relative(path.posix.dirname(document.contract), problem.file);
  const file =
    problem.file === document.contract ? document.file : path.posix.join(path.posix.dirname(document.file), part);
  return {...rest, plugin: ADOPT, file, ...(!document.isJoined && {line, column})};
}

/**
 * Checks documents like all contracts, before the site is changed.
 *
 * @param folder an empty folder
 * @param version number of the docs version
 * @throws ProblemsError with all problems, located in the provider's files
 */
export function stageDocuments(folder: string, version: string, documents: readonly Document[]): Stage {
  documents.forEach(({contents}) => writeFiles(folder, contents));
  const versions = contractVersions(folder, [{number: version, folder: 'docs'}]);
  const {problems} = checkContracts(folder, versions, 'docs');
  throwProblems(problems.map((problem) => asTheirs(problem, documents)));
  const contracts = openContracts(folder, 'docs');
  const offences = documents
    .flatMap(({family}) => contracts.offences(family))
    .map((problem) => asTheirs(problem, documents));
  return {folder, contracts, offences};
}

/** All operations of a contract, webhooks last. */
export const stagedOperations = ({contracts}: Stage, family: string): readonly LocatedOperation[] =>
  operationsOf(contracts.read(family));
