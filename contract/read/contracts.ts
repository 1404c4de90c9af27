import {existsSync, readdirSync, statSync} from 'fs';
import path from 'path';
import type {Common} from './common';
import type {OpenApi} from './openapi';
import {readYamlOnce} from './yaml-file';
import type {YamlFile} from './yaml-file';

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

/** The contracts of one docs version. */
export type Contracts = {
  readonly names: readonly string[];
  readonly common: Common;
  readonly read: (name: string) => OpenApi;
  /** Whether the folder has the YAML file `name`. */
  readonly has: (name: string) => boolean;
  /** The YAML file `name` of the folder. */
  readonly yaml: (name: string) => YamlFile;
  /** Names of the files that were asked for so far, those that do not exist too. */
  readonly asked: () => readonly string[];
};

/**
 * Opens the contracts of a docs version; each file is read once.
 *
 * @param docsDir folder of the version relative to the site, e.g. `docs`
 */
export function openContracts(siteDir: string, docsDir: string): Contracts {
  const opened = new Map<string, YamlFile>();
  const asked = new Set<string>();
  const fileOf = (name: string): string => `${docsDir}/${CONTRACT_FOLDER}/${name}.yaml`;
  const yaml = (name: string): YamlFile => {
    asked.add(name);
    const known = opened.get(name) ?? readYamlOnce(siteDir, fileOf(name));
    opened.set(name, known);
    return known;
  };
  return {
    has: (name) => existsSync(path.join(siteDir, fileOf(name))),
    yaml,
    asked: () => Array.from(asked),
    get names() {
      return contractNames(siteDir, docsDir);
    },
    get common() {
      return yaml(COMMON).data as Common;
    },
    read: (name) => yaml(name).data as OpenApi,
  };
}
