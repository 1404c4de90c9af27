import {memoized} from '../memoized';
import {realpathSync} from 'fs';
import path from 'path';
import {ProblemsError, throwProblems} from '../problems';
import type {Problem} from '../problems';
import {EMPTY} from './common';
import type {Common} from './common';
import {checkDocument} from './document';
import {COMMON, CONTRACT_FOLDER, OVERLAY, contractName, contractNames, filesOfName} from './folder';
import {withEdits} from './corrections';
import type {Edit} from './corrections';
import {schemaTarget, targetsOf} from './fences';
import {normalise} from './normalise';
import type {OpenApi} from './openapi';
import {withOverlay} from './overlay';
import {noteWanting, shownOn} from './pages';
import type {Shown} from './pages';
import type {Files} from './reference-targets';
import {createResolve} from './references';
import {fromSwagger2, isSwagger2, isWhole} from './swagger2';
import type {OtherFiles} from './swagger2';
import {upgrade} from './upgrade';
import {CONTRACT, readYamlOnce} from './yaml-file';
import type {YamlFile} from './yaml-file';

/** The contracts of one docs version. */
export type Contracts = {
  readonly names: readonly string[];
  /** Content of common.yaml; its tables are empty where the file is missing or invalid. */
  readonly common: Common;
  /**
   * Reads and normalises a contract (normalise.ts).
   *
   * @throws ProblemsError if it cannot be read as OpenAPI, see document.ts
   */
  readonly read: (name: string) => OpenApi;
  /**
   * Violations of the OpenAPI standard that `read` corrects.
   *
   * @throws ProblemsError as `read` does
   */
  readonly offences: (name: string) => readonly Problem[];
  /** The path of a contract file relative to the site, whether it exists or not. */
  readonly fileOf: (name: string) => string;
  /** Whether the folder has a file with this name. */
  readonly has: (name: string) => boolean;
  /** The file with this name, converted to OpenAPI 3.1, and corrected once `read` was called: `shop`, or `schemas/pet` for a part in a folder. */
  readonly yaml: (name: string) => YamlFile;
  /**
   * Source text and file extension of a Swagger 2.0 document; undefined for other documents, and for one that refers to other files or
   * contains `x-internal`.
   */
  readonly original: (name: string) => {readonly text: string; readonly ending: string} | undefined;
  /** Names of the files that were looked up so far, including missing ones. */
  readonly asked: () => readonly string[];
};

/** Reports symbolic links that leave the contract folder, as files of others must not be published. */
function leavesFolder(siteDir: string, docsDir: string, files: readonly string[]): readonly Problem[] {
  return files
    .filter((file) => {
      const folder = realpathSync(path.join(siteDir, docsDir, CONTRACT_FOLDER));
      return path.relative(folder, realpathSync(path.join(siteDir, file))).startsWith('..');
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

/** The id of the page that shows a schema, by schema name. */
const schemaPagesOf = (name: string, {components = {}}: OpenApi, shown: Shown): OpenApi['schemaPages'] =>
  Object.fromEntries(
    Object.keys(components.schemas ?? {}).flatMap((schema) =>
      (shown.get(schemaTarget(name, schema)) ?? []).slice(0, 1).map(({page}) => [schema, page]),
    ),
  );

/** A document that was read, with all files that it was made from; valid until one of them changes. */
type Reading = {
  readonly files: ReadonlyMap<string, YamlFile>;
  readonly document: OpenApi;
  readonly offences: readonly Problem[];
  readonly edits: ReadonlyMap<string, readonly Edit[]>;
  /** State of the pages that show its operations (pages.ts). */
  readonly state: string;
};

/**
 * The last reading of each contract, by its file: dozens of pages read a contract, and each opens its folder anew to record the files that it
 * uses.
 */
const lastOf = memoized<YamlFile, [], {reading?: Reading}>(() => ({}));

/**
 * Opens the contracts of a docs version; each file is read once.
 *
 * @param docsDir folder of the version relative to the site, e.g. `docs`
 */
export function openContracts(siteDir: string, docsDir: string): Contracts {
  const opened = new Map<string, YamlFile>();
  const documents = new Map<string, Reading | ProblemsError>();
  const edits = new Map<string, readonly Edit[]>();
  const mended = new Map<string, YamlFile>();
  let common: Common | undefined;
  const asked = new Set<string>();
  const filesOf = (name: string): readonly string[] => filesOfName(siteDir, docsDir, name);
  const fileOf = (name: string): string => filesOf(name)[0] ?? `${docsDir}/${CONTRACT_FOLDER}/${name}.yaml`;
  /** The file with a name; undefined if there is none. */
  const only = (name: string): YamlFile | undefined => {
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
  };
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
  const open = (name: string): YamlFile => {
    const file = only(name) ?? (name === COMMON ? withoutFile(fileOf(name)) : readYamlOnce(siteDir, fileOf(name)));
    const overlay = only(name + OVERLAY);
    return upgradeOnce(overlay ? overlaysOf(file)(overlay) : file, {
      documents: name === COMMON ? () => [] : documentsOf,
      at: (other) => (other.includes(`/${CONTRACT_FOLDER}/`) ? only(contractName(other)) : undefined),
    });
  };
  const written = (name: string): YamlFile => {
    asked.add(name);
    const known = opened.get(name) ?? open(name);
    opened.set(name, known);
    return known;
  };
  const yaml = (name: string): YamlFile => mended.get(name) ?? written(name);
  const mend = (name: string, more: readonly Edit[]): void => {
    const file = written(name);
    edits.set(name, [...(edits.get(name) ?? []), ...more]);
    const own = edits.get(name) ?? [];
    const data = withEdits(file.data, own);
    mended.set(name, {...file, data, exact: file.exact === file.data ? data : withEdits(file.exact, own)});
  };
  const has = (name: string): boolean => filesOf(name).length > 0;
  const namesOf = (): readonly string[] => contractNames(siteDir, docsDir);
  const tryToRead = (name: string): Reading | ProblemsError => {
    const own = lastOf(written(name));
    const last = own.reading;
    const {shown, state} = shownOn(siteDir, docsDir);
    if (last?.state === state && Array.from(last.files).every(([one, file]) => has(one) && written(one) === file)) {
      last.edits.forEach((more, one) => mend(one, more));
      return last;
    }
    const files = new Map<string, YamlFile>();
    const noting: Files = {
      names: namesOf(),
      has,
      fileOf,
      yaml: (one) => files.set(one, written(one)).get(one) as YamlFile,
    };
    const checked = checkDocument(name, noting);
    if (checked.problems.length > 0) return new ProblemsError(checked.problems);
    checked.edits.forEach((more, one) => mend(one, more));
    const pageOf = (operationId: string, method: string, address: string): string | undefined => {
      const [showing] = targetsOf(name, operationId, method, address).flatMap((target) => shown.get(target) ?? []);
      if (!showing) noteWanting(siteDir, docsDir);
      return showing?.page;
    };
    const data = yaml(name).data as OpenApi;
    const document = {
      ...normalise(data, createResolve({...noting, yaml}, name), pageOf),
      schemaPages: schemaPagesOf(name, data, shown),
    };
    own.reading = {files, document, state, offences: checked.offences, edits: checked.edits};
    return own.reading;
  };
  const readingOf = (name: string): Reading => {
    const reading = documents.get(name) ?? tryToRead(name);
    documents.set(name, reading);
    if (reading instanceof ProblemsError) throw reading;
    return reading;
  };
  const contracts: Contracts = {
    fileOf,
    has,
    yaml,
    asked: () => Array.from(asked),
    get names() {
      return namesOf();
    },
    get common() {
      const {data} = yaml(COMMON);
      return (common ??= {...EMPTY, ...(data as Partial<Common>)});
    },
    read: (name) => readingOf(name).document,
    offences: (name) => readingOf(name).offences,
    original: (name) => {
      const file = readYamlOnce(siteDir, fileOf(name));
      return isSwagger2(file.exact) && isWhole(file.text)
        ? {text: file.text, ending: path.extname(file.file)}
        : undefined;
    },
  };
  return contracts;
}
