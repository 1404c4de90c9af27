import {existsSync} from 'fs';
import path from 'path';
import {CHANGES, FOLDER} from '../read';
import {readYaml} from '../yaml-file';
import type {YamlFile} from '../yaml-file';

/** What a writer says of a change, or of a release, as it stands in changes.yaml; nothing of it is checked yet. */
export type Entry = {
  /** Number of the version that brought it, e.g. `2.0`. */
  readonly version?: string;
  /** Day on which the version was published, e.g. `2026-10-20`: an entry with this is a release, and says nothing else. */
  readonly released?: string;
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
export function readEntries(siteDir: string, folder: string): Entries {
  const file = `${folder}/${FOLDER}/${CHANGES}.yaml`;
  if (!existsSync(path.join(siteDir, file))) return {file, entries: [], positionOf: () => ({line: 1, column: 1})};
  const {data, positionOf} = readYaml(siteDir, file);
  return {file, positionOf, entries: Array.isArray(data) ? data.map((entry) => entry ?? {}) : []};
}
