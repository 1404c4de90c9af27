import {CHANGES, CONTRACT_FOLDER} from '../read/folder';
import type {VersionContracts} from '../read/versions';
import type {YamlFile} from '../read/yaml-file';

/** A change or a release in changes.yaml, not yet validated. */
export type Entry = {
  /** Number of the version that introduced the change, e.g. `2.0`. */
  readonly version?: string;
  /**
   * Day on which the version was published, e.g. `2026-10-20`: an entry with this key is a release, and has no key beside it but `version`
   * and `ends`.
   */
  readonly released?: string;
  /** Of a release: the last day on which the version is served. */
  readonly ends?: string;
  /** Day of the change, if it was made after the release. */
  readonly date?: string;
  /** One of `CLASSES`. */
  readonly class?: string;
  /** Ids of the differences that the entry explains. */
  readonly covers?: readonly string[];
  /** What changed and why. */
  readonly text?: string;
  /** What integrators have to do about it. */
  readonly remedy?: string;
};

/** The entries of a docs version, with the position of each node in the file. */
export type Entries = Pick<YamlFile, 'file' | 'positionOf'> & {readonly entries: readonly Entry[]};

/**
 * Reads changes.yaml of a docs version; without that file there are no entries.
 *
 * @throws where the file is not valid YAML
 */
export function readEntries(versions: readonly VersionContracts[], folder: string): Entries {
  const contracts = versions.find((version) => version.folder === folder)?.contracts;
  const file = `${folder}/${CONTRACT_FOLDER}/${CHANGES}.yaml`;
  if (!contracts?.has(CHANGES)) return {file, entries: [], positionOf: () => ({line: 1, column: 1})};
  const {data, positionOf} = contracts.yaml(CHANGES);
  return {file, positionOf, entries: Array.isArray(data) ? data.map((entry) => entry ?? {}) : []};
}
