import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync} from 'fs';
import {tmpdir} from 'os';
import path from 'path';
import {
  CONTRACT_FOLDER,
  ProblemsError,
  bundleContract,
  contractName,
  openContracts,
  pathInFolder,
  readYamlOnce,
  throwProblems,
  versionError,
  yamlOf,
} from '../../contract';
import type {Contracts, OpenApi, Problem} from '../../contract';
import {familyName} from './names';

/** Name of the command in its messages. */
export const ADOPT = 'adopt';

/** An OpenAPI document of the provider. */
export type Document = {
  /** Name of its contract in the site, e.g. `shop`. */
  readonly family: string;
  /** Path of the provider's file, for messages. */
  readonly file: string;
  /** Paths of the provider's file and of its parts, for messages. */
  readonly sources: readonly string[];
  /** Path of its file in the site, e.g. `docs/_contract/shop.json`. */
  readonly contract: string;
  /** Unchanged contents of the document and its parts in folders, by path in the site. */
  readonly contents: ReadonlyMap<string, string | Uint8Array>;
  /** Whether the document and its parts were bundled into one file, because the site cannot keep the parts at their places. */
  readonly isJoined: boolean;
};

const CONTRACTS = `docs/${CONTRACT_FOLDER}`;

const shownName = (file: string): string => path.relative(process.cwd(), file).split(path.sep).join('/');

const problem = (file: string, message: string, line?: number): Problem => ({
  plugin: ADOPT,
  file: shownName(file),
  ...(line && {line}),
  message,
});

/** Parses a document; numbers keep their source text, and problems name the provider's file. */
function parse(file: string): unknown {
  try {
    return readYamlOnce(path.dirname(file), path.basename(file)).exact;
  } catch (error) {
    if (error instanceof ProblemsError)
      throwProblems(error.problems.map((one) => ({...one, plugin: ADOPT, file: shownName(file)})));
    throw error;
  }
}

/** Whether a node contains a reference to another file or to a URL. */
function refersElsewhere(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const {$ref} = node as {readonly $ref?: unknown};
  return (typeof $ref === 'string' && !$ref.startsWith('#')) || Object.values(node).some(refersElsewhere);
}

/** Renames the file of a problem, as `folder` was read as if it were a contract folder. */
const inFolder = (folder: string, one: Problem): Problem => ({
  ...one,
  plugin: ADOPT,
  file: shownName(path.join(folder, pathInFolder(one.file))),
  message: one.message.replace(
    'leads out of the folder of the contracts, from which nothing is read. Copy what it leads to into the folder.',
    `leads out of ${shownName(folder) || 'this folder'}, the only folder from which files are read. Name a folder above with --folder, or copy what it leads to.`,
  ),
});

/** A folder opened as a contract folder, and the name of a document in it. */
type Opened = {readonly contracts: Contracts; readonly name: string};

/**
 * Opens the folder of a document as the contract folder of a temporary site, and passes it to `make`.
 *
 * @param folder absolute path of the folder from which files may be read
 */
function opened<Made>(file: string, folder: string, make: (from: Opened) => Made): Made {
  const site = mkdtempSync(path.join(tmpdir(), 'adopt-'));
  try {
    mkdirSync(path.join(site, 'docs'));
    symlinkSync(folder, path.join(site, 'docs', CONTRACT_FOLDER), 'junction');
    const name = contractName(path.posix.join(CONTRACT_FOLDER, path.relative(folder, file).split(path.sep).join('/')));
    return make({contracts: openContracts(site, 'docs'), name});
  } catch (error) {
    if (error instanceof ProblemsError) throw new ProblemsError(error.problems.map((one) => inFolder(folder, one)));
    throw error;
  } finally {
    rmSync(site, {recursive: true});
  }
}

/** Bundles a document and its parts into one document. */
function joined({contracts, name}: Opened): OpenApi {
  const {info, openapi, ...rest} = bundleContract(
    {number: '', folder: 'docs', names: [name], contracts},
    name,
    'exact',
  );
  const written = contracts.read(name).info;
  const tables = Object.keys(contracts.common).filter((key) => key.startsWith('x-'));
  const own = Object.entries(rest).filter(([key]) => !tables.includes(key));
  return {openapi, info: {...info, version: written?.version}, ...Object.fromEntries(own)};
}

/** The other files of a document, relative to its folder. */
function partsOf({contracts, name}: Opened): readonly string[] {
  contracts.read(name);
  const own = path.posix.dirname(pathInFolder(contracts.fileOf(name)));
  return contracts
    .lookedUp()
    .filter((one) => one !== name && contracts.has(one))
    .map((one) => path.posix.relative(own, pathInFolder(contracts.fileOf(one))));
}

/** File extensions of contracts; a document with another one is read as YAML. */
const ENDING = /\.(?:json|ya?ml)$/i;

const endingOf = (file: string): string => ENDING.exec(file)?.[0].toLowerCase() ?? '.yaml';

/**
 * The contents of a document's parts by relative path; undefined if the site cannot keep them, because one is not in a subfolder, or one
 * refers to the document by a file name that changes.
 */
function keptParts(
  file: string,
  contract: string,
  parts: readonly string[],
): ReadonlyMap<string, Uint8Array> | undefined {
  const contents = new Map(parts.map((part) => [part, readFileSync(path.join(path.dirname(file), part))]));
  const isRenamed = path.posix.basename(contract) !== path.basename(file);
  const namesDocument = [...contents.values(), readFileSync(file)].some((text) => text.includes(path.basename(file)));
  const liesBeside = parts.some((part) => !part.includes('/') || part.startsWith('..'));
  return liesBeside || (isRenamed && namesDocument) ? undefined : contents;
}

function readDocument(file: string, folder: string, familyIn: (name: string) => string): Document {
  if (!existsSync(file) || !statSync(file).isFile())
    throwProblems([problem(file, 'no such file. Give the path of an OpenAPI document.')]);
  if (path.relative(folder, file).startsWith('..'))
    throwProblems([problem(file, `is not in ${shownName(folder)}, the folder of --folder. Name one above both.`)]);
  const written = parse(file);
  const version = versionError(written);
  if (version) throwProblems([problem(file, version.message, 1)]);
  const family = familyIn(path.basename(file));
  const contract = `${CONTRACTS}/${family}${endingOf(file)}`;
  const parts = refersElsewhere(written) ? opened(file, folder, partsOf) : [];
  const kept = keptParts(file, contract, parts);
  const sources = [file, ...parts.map((part) => path.join(path.dirname(file), part))].map(shownName);
  if (!kept) {
    const text = yamlOf(opened(file, folder, joined));
    const joint = `${CONTRACTS}/${family}.yaml`;
    return {family, file, sources, contract: joint, contents: new Map([[joint, text]]), isJoined: true};
  }
  const contents = new Map<string, Uint8Array>([[contract, readFileSync(file)]]);
  kept.forEach((bytes, part) => contents.set(`${CONTRACTS}/${part}`, bytes));
  return {family, file, sources, contract, contents, isJoined: false};
}

/** Rejects documents with different parts at the same path of the site. */
function assertApart(documents: readonly Document[]): void {
  const first = new Map<string, {readonly document: Document; readonly text: string}>();
  throwProblems(
    documents.flatMap((document) =>
      Array.from(document.contents).flatMap(([name, content]) => {
        const before = first.get(name);
        const text = Buffer.from(content).toString('latin1');
        if (!before) first.set(name, {document, text});
        if (!before || before.text === text) return [];
        const message = `its part ${name.slice(CONTRACTS.length + 1)} is another file than that of ${shownName(before.document.file)}. Rename the folder of one of them.`;
        return [problem(document.file, message)];
      }),
    ),
  );
}

/**
 * Reads documents and the files that they refer to.
 *
 * @param files absolute paths
 * @param folder the folder from which files may be read; without it, that of each document
 * @param familyIn returns the name of the contract for the name of a file
 * @throws ProblemsError if a file is missing, unreadable or not Swagger 2.0 or OpenAPI 3.0 to 3.2, or two files would be the same contract
 */
export function readDocuments(
  files: readonly string[],
  folder?: string,
  familyIn: (name: string) => string = familyName,
): readonly Document[] {
  const documents = files.map((file) => readDocument(file, folder ?? path.dirname(file), familyIn));
  throwProblems(
    documents.flatMap(({family, file}, index) => {
      const first = documents.findIndex((other) => other.family === family);
      const message = `would be the family "${family}", as ${shownName(documents[first].file)}. Rename one of the files.`;
      return first < index ? [problem(file, message)] : [];
    }),
  );
  assertApart(documents);
  return documents.map((document) => ({...document, file: shownName(document.file)}));
}
