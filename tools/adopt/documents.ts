import {existsSync, readFileSync, statSync} from 'fs';
import path from 'path';
import {BaseResolver, bundle, createConfig, getLineColLocation} from '@redocly/openapi-core';
import type {LocationObject} from '@redocly/openapi-core';
import {ProblemsError, decoded, readYamlOnce, throwProblems, versionError} from '../../contract';
import type {OpenApi, Problem} from '../../contract';
import {filesOnly} from '../lint/contracts';
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

/** The document as written; its mistakes have the file's name. */
function parse(file: string): unknown {
  try {
    return readYamlOnce(path.dirname(file), path.basename(file)).data;
  } catch (error) {
    if (error instanceof ProblemsError)
      throwProblems(error.problems.map((one) => ({...one, plugin: ADOPT, file: shownName(file)})));
    throw error;
  }
}

const lineOf = (place: LocationObject): number =>
  getLineColLocation({...place, pointer: place.pointer ?? '#/'}).start.line;

/** Whether a part of a document refers to another file, or to an address. */
function refersElsewhere(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const {$ref} = node as {readonly $ref?: unknown};
  return (typeof $ref === 'string' && !$ref.startsWith('#')) || Object.values(node).some(refersElsewhere);
}

/** Reads the files of the folder of a document alone. */
class NearbyFiles extends BaseResolver {
  constructor(readonly folder: string) {
    super(filesOnly);
  }

  override async loadExternalRef(reference: string): ReturnType<BaseResolver['loadExternalRef']> {
    const isFar = !/^https?:/i.test(reference) && path.relative(this.folder, decoded(reference)).startsWith('..');
    if (isFar)
      throw new Error(
        `${path.basename(reference)} lies out of the folder of the document, from which alone files are read`,
      );
    return super.loadExternalRef(reference);
  }
}

async function readDocument(file: string): Promise<Document> {
  if (!existsSync(file) || !statSync(file).isFile())
    throwProblems([problem(file, 'no such file. Give the path of an OpenAPI document.')]);
  const written = parse(file);
  const version = versionError(written);
  if (version) throwProblems([problem(file, version.message, 1)]);
  const family = familyName(path.basename(file));
  const text = readFileSync(file, 'utf8');
  // What stands in one file is asked about by our own rules, which know its lines.
  if (!refersElsewhere(written)) return {family, file, data: written as OpenApi, text};
  const result = await bundle({
    ref: file,
    config: await createConfig({}),
    externalRefResolver: new NearbyFiles(path.dirname(file)),
  }).catch((error: Error) => {
    throw new ProblemsError([problem(file, `${error.message.split('\n')[0]}. Mend the document.`)]);
  });
  throwProblems(
    result.problems.map(({message, location: [place]}) =>
      problem(place.source.absoluteRef, `${message}. Mend the reference.`, lineOf(place)),
    ),
  );
  return {family, file, data: result.bundle.parsed as OpenApi};
}

/**
 * Reads documents with what they reference.
 *
 * @param files absolute paths
 * @throws ProblemsError on what is missing, unreadable, no OpenAPI 3.0 or 3.1, or would be the same family twice
 */
export async function readDocuments(files: readonly string[]): Promise<readonly Document[]> {
  const documents: Document[] = [];
  for (const file of files) documents.push(await readDocument(file));
  throwProblems(
    documents.flatMap(({family, file}, index) => {
      const first = documents.findIndex((other) => other.family === family);
      const message = `would be the family "${family}", as ${shownName(documents[first].file)}. Rename one of the files.`;
      return first < index ? [problem(file, message)] : [];
    }),
  );
  return documents.map((document) => ({...document, file: shownName(document.file)}));
}
