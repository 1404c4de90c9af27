import {CHANGES, CONTRACT_FOLDER} from '../read/folder';
import type {VersionContracts} from '../read/versions';
import type {YamlFile} from '../read/yaml-file';

/** What a writer says of a change, or of a release, as it stands in changes.yaml; nothing of it is checked yet. */
export type Entry = {
  /** Number of the version that brought it, e.g. `2.0`. */
  readonly version?: string;
  /** Day on which the version was published, e.g. `2026-10-20`: an entry with this is a release, and says nothing else but `ends`. */
  readonly released?: string;
  /** Of a release: the last day on which the version is served. */
  readonly ends?: string;
  /** Day on which the change came, where that was after the release. */
  readonly date?: string;
  /** One of `CLASSES`. */
  readonly class?: string;
  /** Names of the differences that it explains. */
  readonly covers?: readonly string[];
  /** What changed and why. */
  readonly text?: string;
  /** What the integrator does about it. */
  readonly remedy?: string;
};

/** The entries of a docs version, with the places of what they say. */
export type Entries = Pick<YamlFile, 'file' | 'positionOf'> & {readonly entries: readonly Entry[]};

/**
 * Reads changes.yaml of a docs version; a version without one has no entry.
 *
 * @throws when it is no YAML
 */
export function readEntries(versions: readonly VersionContracts[], folder: string): Entries {
  const contracts = versions.find((version) => version.folder === folder)?.contracts;
  const file = `${folder}/${CONTRACT_FOLDER}/${CHANGES}.yaml`;
  if (!contracts?.has(CHANGES)) return {file, entries: [], positionOf: () => ({line: 1, column: 1})};
  const {data, positionOf} = contracts.yaml(CHANGES);
  return {file, positionOf, entries: Array.isArray(data) ? data.map((entry) => entry ?? {}) : []};
}
