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

/** A document of the provider. */
export type Document = {
  /** Name of the family that it becomes, e.g. `shop`. */
  readonly family: string;
  /** As the provider named it, for messages. */
  readonly file: string;
  /** Its file in the site, e.g. `docs/_contract/shop.json`. */
  readonly contract: string;
  /** What the provider wrote, byte for byte, by the files in the site that hold it: the document, and its parts in folders. */
  readonly contents: ReadonlyMap<string, string | Uint8Array>;
  /** Whether its parts lie where the site cannot have them, and so are joined to one document. */
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

/** The document as written, numbers too; its mistakes have the file's name. */
function parse(file: string): unknown {
  try {
    return readYamlOnce(path.dirname(file), path.basename(file)).exact;
  } catch (error) {
    if (error instanceof ProblemsError)
      throwProblems(error.problems.map((one) => ({...one, plugin: ADOPT, file: shownName(file)})));
    throw error;
  }
}

/** Whether a part of a document refers to another file, or to an address. */
function refersElsewhere(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const {$ref} = node as {readonly $ref?: unknown};
  return (typeof $ref === 'string' && !$ref.startsWith('#')) || Object.values(node).some(refersElsewhere);
}

/** A mistake of a file below `folder`, which is read as a folder of contracts. */
const inFolder = (folder: string, one: Problem): Problem => ({
  ...one,
  plugin: ADOPT,
  file: shownName(path.join(folder, pathInFolder(one.file))),
  message: one.message.replace(
    'leads out of the folder of the contracts, from which nothing is read. Copy what it leads to into the folder.',
    `leads out of ${shownName(folder) || 'this folder'}, the only folder from which files are read. Name a folder above with --folder, or copy what it leads to.`,
  ),
});

/** A folder as the contracts of a site, with the name of a document there. */
type Opened = {readonly contracts: Contracts; readonly name: string};

/**
 * Reads a document from its folder.
 *
 * @param folder the folder that may be read, absolute
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

/** A document of several files as one. */
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
    .asked()
    .filter((one) => one !== name && contracts.has(one))
    .map((one) => path.posix.relative(own, pathInFolder(contracts.fileOf(one))));
}

/** Endings that contracts have; a document with another one is read as YAML. */
const ENDING = /\.(?:json|ya?ml)$/i;

const endingOf = (file: string): string => ENDING.exec(file)?.[0].toLowerCase() ?? '.yaml';

/**
 * The parts of a document where the site can have them as they are: in folders beside it, none of which names the document by a name that
 * the site gives to nothing.
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
  if (!kept) {
    const text = yamlOf(opened(file, folder, joined));
    const joint = `${CONTRACTS}/${family}.yaml`;
    return {family, file, contract: joint, contents: new Map([[joint, text]]), isJoined: true};
  }
  const contents = new Map<string, Uint8Array>([[contract, readFileSync(file)]]);
  kept.forEach((bytes, part) => contents.set(`${CONTRACTS}/${part}`, bytes));
  return {family, file, contract, contents, isJoined: false};
}

/** Refuses parts of two documents that would be one file of the site, unless they are the same. */
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
 * Reads documents with what they reference.
 *
 * @param files absolute paths
 * @param folder the folder that files may be read from; that of each document where nothing is said
 * @param familyIn the family of a document by the name of its file
 * @throws ProblemsError on what is missing, unreadable, no OpenAPI 3.0 or 3.1, or would be the same family twice
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
