import {cpSync, existsSync, rmSync} from 'fs';
import path from 'path';
import {
  checkContracts,
  contractVersions,
  openContracts,
  operationsOf,
  pathInFolder,
  throwProblems,
} from '../../../contract';
import type {VersionContracts} from '../../../contract';
import {docsVersions} from '../../../src/data/versions';
import type {Document} from '../documents';
import {asTheirs, writeFiles} from '../stage';
import type {Stage} from '../stage';
import {matchOperations} from './operations';
import type {Matched} from './operations';
import {restOfOverlay} from './overlay';
import type {Rest} from './overlay';
import {TRANSLATIONS} from './translations';

/** Folder of the version that an update changes. */
export const DOCS = 'docs';

/** The new documents in the place of the old ones, in a folder of their own. */
export type StagedUpdate = {
  /** The version as the site has it. */
  readonly before: VersionContracts;
  readonly stage: Stage;
  /** What became of the operations, by family. */
  readonly matched: ReadonlyMap<string, Matched>;
  /** Files of the old documents that no document has any more. */
  readonly gone: readonly string[];
  readonly rests: readonly Rest[];
};

/** The files of a family in the site: its document, and what that refers to. */
function filesOf(siteDir: string, family: string): readonly string[] {
  const contracts = openContracts(siteDir, DOCS);
  contracts.read(family);
  return contracts
    .asked()
    .filter((name) => contracts.has(name) && (name === family || pathInFolder(contracts.fileOf(name)).includes('/')))
    .map(contracts.fileOf);
}

/** The files that only the families have which are updated, and the new documents do not. */
function oldFiles(siteDir: string, names: readonly string[], documents: readonly Document[]): readonly string[] {
  const updated = documents.map(({family}) => family);
  const others = names.filter((name) => !updated.includes(name)).flatMap((name) => filesOf(siteDir, name));
  const kept = new Set([...others, ...documents.flatMap(({contents}) => [...contents.keys()])]);
  return updated.flatMap((family) => filesOf(siteDir, family)).filter((file) => !kept.has(file));
}

/**
 * Puts the new documents into a copy of all versions, and asks of them what is asked of every contract.
 *
 * @param folder an empty folder
 * @throws ProblemsError with all that is wrong with the documents
 */
export function stageUpdate(siteDir: string, folder: string, documents: readonly Document[]): StagedUpdate {
  const before = contractVersions(siteDir, docsVersions).find((one) => one.folder === DOCS) as VersionContracts;
  const gone = oldFiles(siteDir, before.names, documents);
  [DOCS, 'versioned_docs', TRANSLATIONS]
    .filter((name) => existsSync(path.join(siteDir, name)))
    .forEach((name) => cpSync(path.join(siteDir, name), path.join(folder, name), {recursive: true}));
  gone.forEach((file) => rmSync(path.join(folder, file)));
  documents.forEach(({contents}) => writeFiles(folder, contents));
  const rests = documents.flatMap(({contract}) => restOfOverlay(folder, contract) ?? []);
  rests.forEach(({file, text}) =>
    text === undefined ? rmSync(path.join(folder, file)) : writeFiles(folder, [[file, text]]),
  );
  const {problems} = checkContracts(folder, contractVersions(folder, docsVersions), DOCS);
  throwProblems(problems.map((problem) => asTheirs(problem, documents)));
  const contracts = openContracts(folder, DOCS);
  const matched = documents.map(({family}) => {
    const [old, present] = [before.contracts, contracts].map((some) => operationsOf(some.read(family)));
    return [family, matchOperations(old, present)] as const;
  });
  return {before, stage: {folder, contracts, offences: []}, matched: new Map(matched), gone, rests};
}
