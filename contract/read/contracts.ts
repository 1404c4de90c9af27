import {existsSync} from 'fs';
import path from 'path';
import {EMPTY} from './common';
import type {Common} from './common';
import {COMMON, CONTRACT_FOLDER, contractNames} from './folder';
import {normalise} from './normalise';
import type {OpenApi} from './openapi';
import {createResolve} from './references';
import {readYamlOnce} from './yaml-file';
import type {YamlFile} from './yaml-file';

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

/** A version may do without common.yaml. */
const withoutFile = (file: string): YamlFile => ({file, text: '', data: {}, positionOf: () => ({line: 1, column: 1})});

/** Documents as they were read, by what the file holds. */
const documents = new WeakMap<object, OpenApi>();

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
    const file = fileOf(name);
    const isThere = name !== COMMON || existsSync(path.join(siteDir, file));
    const known = opened.get(name) ?? (isThere ? readYamlOnce(siteDir, file) : withoutFile(file));
    opened.set(name, known);
    return known;
  };
  const contracts: Contracts = {
    has: (name) => existsSync(path.join(siteDir, fileOf(name))),
    yaml,
    asked: () => Array.from(asked),
    get names() {
      return contractNames(siteDir, docsDir);
    },
    get common() {
      return {...EMPTY, ...(yaml(COMMON).data as Partial<Common>)};
    },
    read: (name) => {
      const {data} = yaml(name);
      // What is no document at all is told by the check of extensions.
      if (typeof data !== 'object' || data === null) return {};
      const document = documents.get(data) ?? normalise(data as OpenApi, createResolve(contracts, name));
      documents.set(data, document);
      return document;
    },
  };
  return contracts;
}
