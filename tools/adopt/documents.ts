import {existsSync, readFileSync, statSync} from 'fs';
import path from 'path';
import {BaseResolver, bundle, createConfig} from '@redocly/openapi-core';
import {ProblemsError, filesOnly, readYamlOnce, throwProblems, versionError} from '../../contract';
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

const problem = (file: string, message: string, line?: number): Problem => ({plugin: ADOPT, file: shownName(file), ...(line && {line}), message});

/** The document as written; its mistakes have the file's name. */
function parse(file: string): unknown {
  try {
    return readYamlOnce(path.dirname(file), path.basename(file)).data;
  } catch (error) {
    if (error instanceof ProblemsError) throwProblems(error.problems.map((one) => ({...one, plugin: ADOPT, file: shownName(file)})));
    throw error;
  }
}

async function readDocument(file: string): Promise<Document> {
  if (!existsSync(file) || !statSync(file).isFile()) throwProblems([problem(file, 'no such file. Give the path of an OpenAPI document.')]);
  const written = parse(file);
  const version = versionError(written);
  if (version) throwProblems([problem(file, version.message, 1)]);
  const result = await bundle({ref: file, config: await createConfig({}), externalRefResolver: new BaseResolver(filesOnly)}).catch((error: Error) => {
    throw new ProblemsError([problem(file, `${error.message.split('\n')[0]} Mend the document.`)]);
  });
  throwProblems(result.problems.map(({message}) => problem(file, `${message} Mend the reference.`)));
  const isWhole = result.fileDependencies.size <= 1;
  return {family: familyName(path.basename(file)), file, data: result.bundle.parsed as OpenApi, ...(isWhole && {text: readFileSync(file, 'utf8')})};
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
