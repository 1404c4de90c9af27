import path from 'path';
import {memoized} from '../memoized';
import {ProblemsError} from '../problems';
import type {Problem} from '../problems';
import {EMPTY} from './common';
import type {Common} from './common';
import {openFiles} from './contract-files';
import type {Edit} from './corrections';
import {checkDocument} from './document';
import {schemaTarget, targetsOf} from './fences';
import {COMMON} from './folder';
import {normalise} from './normalise';
import type {OpenApi} from '../openapi/types';
import {noteWanting, shownOn} from './pages';
import type {Shown} from './pages';
import type {Files} from './reference-targets';
import {createResolve} from './references';
import {isSwagger2, isWhole} from './swagger2';
import {readYamlOnce} from './yaml-file';
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
  readonly lookedUp: () => readonly string[];
};

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
  const files = openFiles(siteDir, docsDir);
  const {correct, fileOf, has, written, yaml} = files;
  const documents = new Map<string, Reading | ProblemsError>();
  let common: Common | undefined;
  const tryToRead = (name: string): Reading | ProblemsError => {
    const own = lastOf(written(name));
    const last = own.reading;
    const {shown, state} = shownOn(siteDir, docsDir);
    if (last?.state === state && Array.from(last.files).every(([one, file]) => has(one) && written(one) === file)) {
      last.edits.forEach((edits, one) => correct(one, edits));
      return last;
    }
    const read = new Map<string, YamlFile>();
    const recording: Files = {
      names: files.names,
      has,
      fileOf,
      yaml: (one) => read.set(one, written(one)).get(one) as YamlFile,
    };
    const checked = checkDocument(name, recording);
    if (checked.problems.length > 0) return new ProblemsError(checked.problems);
    checked.edits.forEach((edits, one) => correct(one, edits));
    const pageOf = (operationId: string, method: string, address: string): string | undefined => {
      const [showing] = targetsOf(name, operationId, method, address).flatMap((target) => shown.get(target) ?? []);
      if (!showing) noteWanting(siteDir, docsDir);
      return showing?.page;
    };
    const data = yaml(name).data as OpenApi;
    const document = {
      ...normalise(data, createResolve({...recording, yaml}, name), pageOf),
      schemaPages: schemaPagesOf(name, data, shown),
    };
    own.reading = {files: read, document, state, offences: checked.offences, edits: checked.edits};
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
    lookedUp: files.lookedUp,
    get names() {
      return files.names;
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
