import type {Code} from 'mdast';
import {codeBlock} from './markdown';
import {schemeOf, suggestion} from '../../../../contract';
import type {VersionFiles} from '../../../../contract';
import * as words from '../../../../contract/words';

const FOLDER = '_vectors';

/** A request or notification with its signature and all intermediate values. */
type Vector = {
  readonly name: string;
  /** The signing scheme, or `notification`. */
  readonly family: string;
  readonly stringToSign: string;
  readonly sha256: string;
  readonly signature: string;
  /** The signature in the form in which it is sent. */
  readonly result: string;
};

/** The signature vectors of a docs version with the key pair that they use. */
type Vectors = {readonly privateKey: string; readonly publicKey: string; readonly vectors: readonly Vector[]};

function existing(files: VersionFiles, file: string): string {
  const text = files.read(`${FOLDER}/${file}`);
  if (text === undefined)
    throw new Error(
      `no file ${files.folder}/${FOLDER}/${file}. Known: ${files.list(FOLDER).join(', ')}. Add it, or drop the block.`,
    );
  return text;
}

const readVectors = (files: VersionFiles): Vectors => JSON.parse(existing(files, 'vectors.json')) as Vectors;

/** Shows the line ends of a text as `\n`; a one-line string has none. */
const visibleLineEnds = (text: string): string => text.replace(/\n/g, '\\n\n').replace(/\n$/, '');

/** Title with the place where the signature is sent, and the language for syntax highlighting. */
const resultTitle = ({family, result}: Vector): readonly [grammar: string, title: string] =>
  family === 'notification'
    ? ['http', words.vectors.notification]
    : (schemeOf({'x-signing': family})?.sent(result) ?? ['text', words.vectors.signature]);

/**
 * A signature vector with all intermediate values.
 *
 * @throws Error if the docs version has no such vector
 */
export function vectorSteps(name: string, files: VersionFiles): readonly Code[] {
  const {vectors} = readVectors(files);
  const vector = vectors.find((other) => other.name === name);
  const known = vectors.map((other) => other.name);
  if (!vector)
    throw new Error(
      `vector "${name}" not found in ${FOLDER}/vectors.json. Known: ${known.join(', ')}.${suggestion(name, known)}`,
    );
  return [
    codeBlock('text', words.vectors.stringToSign, visibleLineEnds(vector.stringToSign)),
    codeBlock('text', words.vectors.sha256, vector.sha256),
    codeBlock('text', words.vectors.signature, vector.signature),
    codeBlock(...resultTitle(vector), vector.result),
  ];
}

/**
 * A key of the vectors, `private` or `public`, as a code block.
 *
 * @throws Error for any other name
 */
export function testKey(name: string, files: VersionFiles): Code {
  const {privateKey, publicKey} = readVectors(files);
  const keys: Readonly<Record<string, string>> = {private: privateKey, public: publicKey};
  if (!(name in keys))
    throw new Error(
      `test key "${name}" is unknown. Known: ${Object.keys(keys).join(', ')}.${suggestion(name, Object.keys(keys))}`,
    );
  return codeBlock('text', keys[name], existing(files, keys[name]).trimEnd());
}
