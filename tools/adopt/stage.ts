import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {checkContracts, contractVersions, openContracts, operationsOf, throwProblems} from '../../contract';
import type {Contracts, LocatedOperation, Problem} from '../../contract';
import {ADOPT} from './documents';
import type {Document} from './documents';

/** The documents as contracts of a site of their own, in which the rules and the pages can be tried. */
export type Stage = {
  readonly folder: string;
  readonly contracts: Contracts;
  /** What in the documents offends the standard and is shown all the same. */
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

/** A problem of a contract as one of the document that it was made of; lines are those of its files, unless they were joined. */
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
 * Asks of documents what is asked of every contract, before anything of the site is touched.
 *
 * @param folder an empty folder
 * @param version number of the docs version
 * @throws ProblemsError with all that is wrong, in the files of the provider
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

/** All operations of a family, webhooks last. */
export const stagedOperations = ({contracts}: Stage, family: string): readonly LocatedOperation[] =>
  operationsOf(contracts.read(family));
