import {CURRENT_NAME, versionNames} from '../../data/versions';
import {contractNames, openContracts} from './read';
import type {Contracts} from './read';

/** The contracts of a docs version with where they lie. */
export type VersionContracts = {
  /** Docusaurus's name of the version, e.g. `current`. */
  readonly version: string;
  /** Folder of the version relative to the site, e.g. `versioned_docs/version-2.0`. */
  readonly folder: string;
  /** Names of its contracts, without what they share, e.g. `['v1', 'v3']`. */
  readonly names: readonly string[];
  readonly contracts: Contracts;
};

const folderOf = (version: string): string => (version === CURRENT_NAME ? 'docs' : `versioned_docs/version-${version}`);

/** The contracts of every docs version, oldest first; versions that have none are left out. */
export function contractVersions(siteDir: string): readonly VersionContracts[] {
  return [...versionNames]
    .reverse()
    .map((version) => ({version, folder: folderOf(version)}))
    .map(({version, folder}) => ({version, folder, names: contractNames(siteDir, folder), contracts: openContracts(siteDir, folder)}))
    .filter(({names}) => names.length > 0);
}
