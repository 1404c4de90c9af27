import {existsSync, readdirSync, statSync} from 'fs';
import path from 'path';
import {shownOn} from './pages';

/** Folder of the contracts of a docs version; Docusaurus makes no pages of files whose path has a part that begins with `_`. */
export const CONTRACT_FOLDER = '_contract';
/** Name of the file with the shared parts of all contracts of a version. */
export const COMMON = 'common';
/** File at the root of the site with the validation levels of its contracts. */
export const CONFIG = 'contract.config.yaml';
/** Name of the file in which writers explain the changes between versions. */
export const CHANGES = 'changes';

/** File extensions of contracts. */
const ENDINGS = ['.yaml', '.yml', '.json'] as const;

const isContractFile = (file: string): boolean => ENDINGS.some((ending) => file.endsWith(ending));

/** Suffix in the name of an overlay: `shop.overlay.yaml` is the overlay of `shop.yaml`. */
export const OVERLAY = '.overlay';

const withoutEnding = (file: string): string => (isContractFile(file) ? file.slice(0, file.lastIndexOf('.')) : file);

/** Path of a contract file relative to its contract folder: `docs/_contract/schemas/pet.json` → `schemas/pet.json`. */
export const pathInFolder = (file: string): string =>
  file.slice(file.lastIndexOf(`${CONTRACT_FOLDER}/`) + CONTRACT_FOLDER.length + 1);

/** Whether a file is the overlay of a contract or of a part of one. */
export const isOverlay = (file: string): boolean => withoutEnding(file).endsWith(OVERLAY);

/** The name of a contract file, and of its overlay: `docs/_contract/shop.yaml` → `shop`, `docs/_contract/schemas/pet.json` → `schemas/pet`. */
export const contractName = (file: string): string =>
  withoutEnding(pathInFolder(file)).replace(new RegExp(`\\${OVERLAY}$`), '');

/** Suggested path for a new overlay: `docs/_contract/shop.json` → `docs/_contract/shop.overlay.yaml`; other extensions work too. */
export const overlayOf = (file: string): string => (isOverlay(file) ? file : `${withoutEnding(file)}${OVERLAY}.yaml`);

/** The existing overlay of a contract file, both relative to the site; undefined without one. */
export const overlayBeside = (siteDir: string, file: string): string | undefined =>
  ENDINGS.map((ending) => `${withoutEnding(file)}${OVERLAY}${ending}`).find((one) =>
    existsSync(path.join(siteDir, one)),
  );

/** Files of a folder and its subfolders, relative to it. */
function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) =>
    entry.isDirectory() ? filesIn(path.join(folder, entry.name)).map((file) => `${entry.name}/${file}`) : [entry.name],
  );
}

/** Contract files of a docs version, relative to the site. */
function filesOfVersion(siteDir: string, docsDir: string): readonly string[] {
  const folder = `${docsDir}/${CONTRACT_FOLDER}`;
  return filesIn(path.join(siteDir, folder))
    .map((file) => `${folder}/${file}`)
    .filter(isContractFile);
}

/** Contract files of all docs versions, relative to the site. */
export function contractFiles(siteDir: string): readonly string[] {
  const frozen = path.join(siteDir, 'versioned_docs');
  const versions = existsSync(frozen) ? readdirSync(frozen).map((version) => `versioned_docs/${version}`) : [];
  return ['docs', ...versions].flatMap((docsDir) => filesOfVersion(siteDir, docsDir));
}

/** Modification times of the contract files and `contract.config.yaml`, and the state of the pages that show operations, as a cache key. */
export function contractTimes(siteDir: string): string {
  const files = [CONFIG, ...contractFiles(siteDir)];
  const folders = new Set(files.slice(1).map((file) => file.slice(0, file.indexOf(`/${CONTRACT_FOLDER}/`))));
  return [
    ...files.map((file) => `${file} ${statSync(path.join(siteDir, file), {throwIfNoEntry: false})?.mtimeMs}`),
    ...Array.from(folders, (folder) => `${folder} ${shownOn(siteDir, folder).state}`),
  ].join('\n');
}

/** Files in a contract folder that are not contracts. */
const SHARED = [COMMON, CHANGES];

/** Names of the contracts of a docs version, without the shared files, e.g. `['shop', 'stock']`; files in subfolders are parts of contracts. */
export function contractNames(siteDir: string, docsDir: string): readonly string[] {
  const absolute = path.join(siteDir, docsDir, CONTRACT_FOLDER);
  if (!existsSync(absolute)) return [];
  const names = readdirSync(absolute)
    .filter((file) => isContractFile(file) && !isOverlay(file))
    .map(withoutEnding);
  return Array.from(new Set(names)).filter((name) => !SHARED.includes(name));
}

/**
 * Lists the contract files of a docs version by name, one for each extension; more than one is a mistake of the writer.
 *
 * @returns paths relative to the site by name, e.g. `shop` or `schemas/pet`
 */
export function filesByName(siteDir: string, docsDir: string): ReadonlyMap<string, readonly string[]> {
  const files = filesOfVersion(siteDir, docsDir);
  const byName = new Map<string, string[]>();
  for (const file of ENDINGS.flatMap((ending) => files.filter((one) => one.endsWith(ending)))) {
    const name = withoutEnding(pathInFolder(file));
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  return byName;
}
