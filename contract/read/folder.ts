import {existsSync, readdirSync, statSync} from 'fs';
import path from 'path';
import {shownOn} from './pages';

/** Folder of a docs version that holds its contracts; names that start with `_` make no page. */
export const CONTRACT_FOLDER = '_contract';
/** The file that all contracts of a version share. */
export const COMMON = 'common';
/** The file at the root of the site that says what is asked of its contracts. */
export const CONFIG = 'contract.config.yaml';
/** The file in which the writer explains what changed from version to version. */
export const CHANGES = 'changes';

/** Endings of contract files. */
const ENDINGS = ['.yaml', '.yml', '.json'] as const;

const isContractFile = (file: string): boolean => ENDINGS.some((ending) => file.endsWith(ending));

/** What the name of the overlay of a contract ends with: `shop.overlay.yaml` is that of `shop.yaml`. */
export const OVERLAY = '.overlay';

const withoutEnding = (file: string): string => (isContractFile(file) ? file.slice(0, file.lastIndexOf('.')) : file);

/** Path of a contract file in its folder: `docs/_contract/schemas/pet.json` → `schemas/pet.json`. */
export const pathInFolder = (file: string): string =>
  file.slice(file.lastIndexOf(`${CONTRACT_FOLDER}/`) + CONTRACT_FOLDER.length + 1);

/** Whether a file is the overlay of a contract, or of a part of one. */
export const isOverlay = (file: string): boolean => withoutEnding(file).endsWith(OVERLAY);

/** What a contract file is called, and its overlay: `docs/_contract/shop.yaml` → `shop`, `docs/_contract/schemas/pet.json` → `schemas/pet`. */
export const contractName = (file: string): string =>
  withoutEnding(pathInFolder(file)).replace(new RegExp(`\\${OVERLAY}$`), '');

/** Where a writer begins the overlay of a contract: `docs/_contract/shop.json` → `docs/_contract/shop.overlay.yaml`; another ending is as good. */
export const overlayOf = (file: string): string => (isOverlay(file) ? file : `${withoutEnding(file)}${OVERLAY}.yaml`);

/** The overlay of a contract file, both relative to the site; nothing where there is none. */
export const overlayBeside = (siteDir: string, file: string): string | undefined =>
  ENDINGS.map((ending) => `${withoutEnding(file)}${OVERLAY}${ending}`).find((one) =>
    existsSync(path.join(siteDir, one)),
  );

/** Files of a folder, those of its folders too, relative to it. */
function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) =>
    entry.isDirectory() ? filesIn(path.join(folder, entry.name)).map((file) => `${entry.name}/${file}`) : [entry.name],
  );
}

/** Contract files of all docs versions, relative to the site: badges compare them. */
export function contractFiles(siteDir: string): readonly string[] {
  const frozen = path.join(siteDir, 'versioned_docs');
  const versions = existsSync(frozen) ? readdirSync(frozen).map((version) => `versioned_docs/${version}`) : [];
  return ['docs', ...versions]
    .map((folder) => `${folder}/${CONTRACT_FOLDER}`)
    .flatMap((folder) => filesIn(path.join(siteDir, folder)).map((file) => `${folder}/${file}`))
    .filter(isContractFile);
}

/** The contract files, and the levels of their validation, with their times of change, and where pages show operations: equal texts mean equal contracts. */
export function contractTimes(siteDir: string): string {
  const files = [CONFIG, ...contractFiles(siteDir)];
  const folders = new Set(files.slice(1).map((file) => file.slice(0, file.indexOf(`/${CONTRACT_FOLDER}/`))));
  return [
    ...files.map((file) => `${file} ${statSync(path.join(siteDir, file), {throwIfNoEntry: false})?.mtimeMs}`),
    ...Array.from(folders, (folder) => `${folder} ${shownOn(siteDir, folder).state}`),
  ].join('\n');
}

/** Files of a version's contract folder that are no contract of an interface family. */
const SHARED = [COMMON, CHANGES];

/** Names of the contracts of a docs version, without what they share, e.g. `['shop', 'stock']`; files in folders of it are parts of these. */
export function contractNames(siteDir: string, docsDir: string): readonly string[] {
  const absolute = path.join(siteDir, docsDir, CONTRACT_FOLDER);
  if (!existsSync(absolute)) return [];
  const names = readdirSync(absolute)
    .filter((file) => isContractFile(file) && !isOverlay(file))
    .map(withoutEnding);
  return Array.from(new Set(names)).filter((name) => !SHARED.includes(name));
}

/**
 * The files of a docs version that have a name, by their endings: one, unless the writer made a mistake.
 *
 * @param name e.g. `shop` or `schemas/pet`
 * @returns paths relative to the site; none where there is no such file
 */
export function filesOfName(siteDir: string, docsDir: string, name: string): readonly string[] {
  return ENDINGS.map((ending) => `${docsDir}/${CONTRACT_FOLDER}/${name}${ending}`).filter((file) =>
    existsSync(path.join(siteDir, file)),
  );
}
