import {realpathSync} from 'fs';
import path from 'path';
import {memoized} from '../memoized';
import {ProblemsError, throwProblems} from '../problems';
import type {Problem} from '../problems';
import {withEdits, withGaps} from './corrections';
import type {Edit} from './corrections';
import {COMMON, CONTRACT_FOLDER, OVERLAY, contractName, contractNames, filesByName} from './folder';
import {withOverlay} from './overlay';
import {ownValue} from './reference-targets';
import {fromSwagger2} from './swagger2';
import type {OtherFiles} from './swagger2';
import {upgrade} from './upgrade';
import {CONTRACT, readYamlOnce} from './yaml-file';
import type {YamlFile} from './yaml-file';

/** Reports symbolic links that leave the contract folder, as files of others must not be published. */
function leavesFolder(siteDir: string, docsDir: string, files: readonly string[]): readonly Problem[] {
  return files
    .filter((file) => {
      const folder = realpathSync.native(path.join(siteDir, docsDir, CONTRACT_FOLDER));
      return path.relative(folder, realpathSync.native(path.join(siteDir, file))).startsWith('..');
    })
    .map((file) => ({
      plugin: CONTRACT,
      file,
      line: 1,
      message: 'is a link that leads out of its folder, from which nothing is read. Put the file itself there.',
    }));
}

/** An empty common.yaml, for versions without one. */
const withoutFile = (file: string): YamlFile => ({
  file,
  text: '',
  data: {},
  exact: {},
  positionOf: () => ({line: 1, column: 1}),
});

/** A file with its overlay applied; cached, as `readYamlOnce` returns the same object until the file changes. */
const overlaysOf = memoized((file: YamlFile) => memoized((overlay: YamlFile) => withOverlay(file, overlay)));

/** A file converted to OpenAPI 3.1; cached, as `readYamlOnce` returns the same object until the file changes. */
const upgradeOnce = memoized((file: YamlFile, others: OtherFiles): YamlFile => {
  const newer = fromSwagger2(file, others);
  const data = upgrade(newer.exact);
  return {...newer, data, exact: newer.exact === newer.data ? data : upgrade(newer.exact, true)};
});

/**
 * Opens the files that a docs version has now, with overlays applied and converted to OpenAPI 3.1; each file is read once.
 *
 * @param docsDir folder of the version relative to the site, e.g. `docs`
 */
export function openFiles(siteDir: string, docsDir: string) {
  const opened = new Map<string, YamlFile>();
  const edits = new Map<string, readonly Edit[]>();
  const corrected = new Map<string, YamlFile>();
  const lookedUp = new Set<string>();
  const listed = filesByName(siteDir, docsDir);
  const filesOf = (name: string): readonly string[] => listed.get(name) ?? [];
  const fileOf = (name: string): string => filesOf(name)[0] ?? `${docsDir}/${CONTRACT_FOLDER}/${name}.yaml`;

  /** The file with a name; undefined if there is none. */
  function only(name: string): YamlFile | undefined {
    const [first, ...twins] = filesOf(name);
    throwProblems(
      twins.map((file) => ({
        plugin: CONTRACT,
        file,
        line: 1,
        message: `${first} has the same name. Drop one of them, or rename it.`,
      })),
    );
    throwProblems(leavesFolder(siteDir, docsDir, filesOf(name)));
    return first === undefined ? undefined : readYamlOnce(siteDir, first);
  }

  /** The documents of the folder before conversion, except those that cannot be read. */
  const documentsOf = (): readonly YamlFile[] =>
    contractNames(siteDir, docsDir).flatMap((name) => {
      try {
        return [readYamlOnce(siteDir, fileOf(name))];
      } catch (error) {
        if (error instanceof ProblemsError) return [];
        throw error;
      }
    });

  function open(name: string): YamlFile {
    const file = only(name) ?? (name === COMMON ? withoutFile(fileOf(name)) : readYamlOnce(siteDir, fileOf(name)));
    const overlay = only(name + OVERLAY);
    return upgradeOnce(overlay ? overlaysOf(file)(overlay) : file, {
      documents: name === COMMON ? () => [] : documentsOf,
      at: (other) => (other.includes(`/${CONTRACT_FOLDER}/`) ? only(contractName(other)) : undefined),
    });
  }

  /** A file without corrections. */
  function written(name: string): YamlFile {
    lookedUp.add(name);
    const known = opened.get(name) ?? open(name);
    opened.set(name, known);
    return known;
  }

  return {
    fileOf,
    written,
    has: (name: string): boolean => filesOf(name).length > 0,
    lookedUp: (): readonly string[] => Array.from(lookedUp),
    get names(): readonly string[] {
      return contractNames(siteDir, docsDir);
    },
    /** A file with the corrections of the documents that were read so far. */
    yaml: (name: string): YamlFile => corrected.get(name) ?? written(name),
    /** Adds corrections to a file. */
    correct(name: string, more: readonly Edit[]): void {
      const file = written(name);
      const own = [...(edits.get(name) ?? []), ...more];
      edits.set(name, own);
      const exact = withGaps(file.exact, own);
      const values = own.flatMap(({keys, ofData}): readonly Edit[] =>
        ofData ? [{keys, to: () => keys.reduce(ownValue, exact)}] : [],
      );
      const data = withEdits(file.data, [...own, ...values]);
      corrected.set(name, {...file, data, exact: file.exact === file.data ? data : withEdits(file.exact, own)});
    },
  };
}
