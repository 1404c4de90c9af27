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

/** Folder of the version that updates change. */
export const DOCS = 'docs';

/** The new documents in a temporary copy of the site. */
export type StagedUpdate = {
  /** The version before the update. */
  readonly before: VersionContracts;
  readonly stage: Stage;
  /** The matched operations, by contract. */
  readonly matched: ReadonlyMap<string, Matched>;
  /** Files of the old documents that no document uses any more. */
  readonly gone: readonly string[];
  readonly rests: readonly Rest[];
};

/** The files of a contract in the site: its document, and the parts to which that refers. */
function filesOf(siteDir: string, family: string): readonly string[] {
  const contracts = openContracts(siteDir, DOCS);
  contracts.read(family);
  return contracts
    .lookedUp()
    .filter((name) => contracts.has(name) && (name === family || pathInFolder(contracts.fileOf(name)).includes('/')))
    .map(contracts.fileOf);
}

/** Files of the updated contracts that neither other contracts nor the new documents have. */
function oldFiles(siteDir: string, names: readonly string[], documents: readonly Document[]): readonly string[] {
  const updated = documents.map(({family}) => family);
  const others = names.filter((name) => !updated.includes(name)).flatMap((name) => filesOf(siteDir, name));
  const kept = new Set([...others, ...documents.flatMap(({contents}) => [...contents.keys()])]);
  return updated.flatMap((family) => filesOf(siteDir, family)).filter((file) => !kept.has(file));
}

/**
 * Copies all versions with the new documents to a folder, and checks the documents like all contracts.
 *
 * @param folder an empty folder
 * @throws ProblemsError with all problems of the documents
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
