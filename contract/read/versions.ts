import {openContracts} from './contracts';
import {contractNames} from './folder';
import type {Contracts} from './contracts';

/** A docs version. */
export type DocsVersion = {
  /** E.g. `2.0`. */
  readonly number: string;
  /** Folder relative to the site, e.g. `versioned_docs/version-2.0`. */
  readonly folder: string;
};

/** A docs version with its contracts. */
export type VersionContracts = DocsVersion & {
  /** Names of its contracts, without the shared files, e.g. `['shop', 'stock']`. */
  readonly names: readonly string[];
  readonly contracts: Contracts;
};

/**
 * The contracts of every docs version, oldest first; versions without contracts are left out.
 *
 * @param versions newest first
 */
export function contractVersions(siteDir: string, versions: readonly DocsVersion[]): readonly VersionContracts[] {
  return [...versions]
    .reverse()
    .map((version) => ({
      ...version,
      names: contractNames(siteDir, version.folder),
      contracts: openContracts(siteDir, version.folder),
    }))
    .filter(({names}) => names.length > 0);
}

/** The versions up to the one in a folder, oldest first. */
export function versionsTo(versions: readonly VersionContracts[], folder: string): readonly VersionContracts[] {
  return versions.slice(0, versions.findIndex((version) => version.folder === folder) + 1);
}
