import {existsSync, readdirSync, statSync} from 'fs';
import path from 'path';

/** Folder of a docs version that holds its contracts; names that start with `_` make no page. */
export const CONTRACT_FOLDER = '_contract';
/** The file that all contracts of a version share. */
export const COMMON = 'common';
/** The file in which the writer explains what changed from version to version. */
export const CHANGES = 'changes';

/** Contract files of all docs versions, relative to the site: badges compare them. */
export function contractFiles(siteDir: string): readonly string[] {
  const frozen = path.join(siteDir, 'versioned_docs');
  const versions = existsSync(frozen) ? readdirSync(frozen).map((version) => `versioned_docs/${version}`) : [];
  return ['docs', ...versions]
    .map((folder) => `${folder}/${CONTRACT_FOLDER}`)
    .filter((folder) => existsSync(path.join(siteDir, folder)))
    .flatMap((folder) => readdirSync(path.join(siteDir, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.yaml'));
}

/** The contract files with their times of change: equal texts mean equal contracts. */
export function contractTimes(siteDir: string): string {
  return contractFiles(siteDir)
    .map((file) => `${file} ${statSync(path.join(siteDir, file)).mtimeMs}`)
    .join('\n');
}

/** Files of a version's contract folder that are no contract of an interface family. */
const SHARED = [COMMON, CHANGES];

/** Names of the contracts of a docs version, without what they share, e.g. `['v1', 'v3']`. */
export function contractNames(siteDir: string, docsDir: string): readonly string[] {
  const absolute = path.join(siteDir, docsDir, CONTRACT_FOLDER);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => path.basename(file, '.yaml'))
    .filter((name) => !SHARED.includes(name));
}
