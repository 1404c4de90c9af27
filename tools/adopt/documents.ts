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
} from '../../contract';
import type {OpenApi, Problem} from '../../contract';
import {familyName} from './names';

/** Name of the command in its messages. */
export const ADOPT = 'adopt';

/** A document of the provider. */
export type Document = {
  /** Name of the family that it becomes, e.g. `shop`. */
  readonly family: string;
  /** As the provider named it, for messages. */
  readonly file: string;
  /** Without references to other files. */
  readonly data: OpenApi;
  /** What the provider wrote, where that is all of it: messages have its lines. */
  readonly text?: string;
};

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

/**
 * A document of several files as one.
 *
 * @param folder the folder that may be read, absolute
 */
function joined(file: string, folder: string): OpenApi {
  const site = mkdtempSync(path.join(tmpdir(), 'adopt-'));
  try {
    mkdirSync(path.join(site, 'docs'));
    symlinkSync(folder, path.join(site, 'docs', CONTRACT_FOLDER), 'junction');
    const contracts = openContracts(site, 'docs');
    const name = contractName(path.posix.join(CONTRACT_FOLDER, path.relative(folder, file).split(path.sep).join('/')));
    const {info, openapi, ...rest} = bundleContract(
      {number: '', folder: 'docs', names: [name], contracts},
      name,
      'exact',
    );
    const written = contracts.read(name).info;
    const tables = Object.keys(contracts.common).filter((key) => key.startsWith('x-'));
    const own = Object.entries(rest).filter(([key]) => !tables.includes(key));
    return {openapi, info: {...info, version: written?.version}, ...Object.fromEntries(own)};
  } catch (error) {
    if (error instanceof ProblemsError) throw new ProblemsError(error.problems.map((one) => inFolder(folder, one)));
    throw error;
  } finally {
    rmSync(site, {recursive: true});
  }
}

function readDocument(file: string, folder: string): Document {
  if (!existsSync(file) || !statSync(file).isFile())
    throwProblems([problem(file, 'no such file. Give the path of an OpenAPI document.')]);
  if (path.relative(folder, file).startsWith('..'))
    throwProblems([problem(file, `is not in ${shownName(folder)}, the folder of --folder. Name one above both.`)]);
  const written = parse(file);
  const version = versionError(written);
  if (version) throwProblems([problem(file, version.message, 1)]);
  const family = familyName(path.basename(file));
  return refersElsewhere(written)
    ? {family, file, data: joined(file, folder)}
    : {family, file, data: written as OpenApi, text: readFileSync(file, 'utf8')};
}

/**
 * Reads documents with what they reference.
 *
 * @param files absolute paths
 * @param folder the folder that files may be read from; that of each document where nothing is said
 * @throws ProblemsError on what is missing, unreadable, no OpenAPI 3.0 or 3.1, or would be the same family twice
 */
export function readDocuments(files: readonly string[], folder?: string): readonly Document[] {
  const documents = files.map((file) => readDocument(file, folder ?? path.dirname(file)));
  throwProblems(
    documents.flatMap(({family, file}, index) => {
      const first = documents.findIndex((other) => other.family === family);
      const message = `would be the family "${family}", as ${shownName(documents[first].file)}. Rename one of the files.`;
      return first < index ? [problem(file, message)] : [];
    }),
  );
  return documents.map((document) => ({...document, file: shownName(document.file)}));
}
