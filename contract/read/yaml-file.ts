import {isUtf8} from 'buffer';
import {existsSync, readFileSync, statSync} from 'fs';
import path from 'path';
import {ProblemsError, throwProblems} from '../problems';
import type {Problem} from '../problems';
import {MAX_DEPTH, isTooDeep, placeOfDepth} from './depth';
import {readJsonText} from './json-text';
import {readCached} from './yaml-cache';
import {positionIn} from './position';
import type {Position, PositionOf, ReadText} from './position';
import {readYamlText} from './yaml-text';
import {plainNumbers, withoutMarks} from '../values/numerals';

export type {Position} from './position';

/** Name of the plugin in its messages. */
export const CONTRACT = 'contract';
/** A larger contract is a mistake, e.g. generated data pasted into it; the largest public documents have 14 million bytes. */
const MAX_BYTES = 16 * 1024 * 1024;

/** A YAML or JSON file with the positions of its nodes. */
export type YamlFile = {
  /** Relative to the site. */
  readonly file: string;
  readonly text: string;
  readonly data: unknown;
  /** `data` with numbers that keep their source text, see numerals.ts. */
  readonly exact: unknown;
  readonly positionOf: PositionOf;
};

/** A problem at the node with these keys. */
export const problemAt = (
  {file, positionOf}: Pick<YamlFile, 'file' | 'positionOf'>,
  keys: Parameters<PositionOf>[0],
  message: string,
): Problem => ({plugin: CONTRACT, file, ...positionOf(keys), message});

function problem(file: string, message: string, position?: Position): Problem {
  return {plugin: CONTRACT, file, ...position, message};
}

function readText(siteDir: string, file: string, most: number): string {
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute))
    throwProblems([problem(file, 'no such file. Known contracts lie in the _contract folder of the version.')]);
  const bytes = readFileSync(absolute);
  if (bytes.length > most)
    throwProblems([
      problem(file, `has ${bytes.length} bytes. Expected at most ${most}. Split it.`, {line: 1, column: 1}),
    ]);
  const text = withoutMarks(bytes.toString('utf8').replace(/^\ufeff/, ''));
  if (!isUtf8(bytes))
    throwProblems([problem(file, 'is not UTF-8. Save it as UTF-8.', positionIn(text, text.indexOf('\ufffd')))]);
  return text;
}

const tooDeep = (text: string): ReadText => ({
  wrong: [
    {
      message: `is nested more than ${MAX_DEPTH} deep, or contains itself. Name its parts, and refer to them.`,
      position: placeOfDepth(text),
    },
  ],
});

const withinDepth = (text: string, read: ReadText): ReadText =>
  'data' in read && isTooDeep(read.data) ? tooDeep(text) : read;

/** Parses a text; extreme nesting, which exhausts the stack, is reported as a mistake. */
function parse(file: string, text: string): ReadText {
  try {
    if (file.endsWith('.json')) return withinDepth(text, readJsonText(text));
    return readCached(text, () => withinDepth(text, readYamlText(text)));
  } catch (error) {
    if (error instanceof RangeError) return tooDeep(text);
    throw error;
  }
}

/**
 * Reads a file as YAML, or as JSON by its extension.
 *
 * @param most its maximum size in bytes
 * @throws ProblemsError with the line, if the file is missing, too large, not UTF-8, not valid, nested too deeply, or has too many aliases
 * @internal exported for tests
 */
export function readYaml(siteDir: string, file: string, most = MAX_BYTES): YamlFile {
  const text = readText(siteDir, file, most);
  const read = parse(file, text);
  if ('data' in read) return {file, text, ...read, data: plainNumbers(read.data), exact: read.data};
  throw new ProblemsError(read.wrong.map(({message, position}) => problem(file, message, position)));
}

/** Parsed files or their errors, by path, with the modification time: a build reads each contract for dozens of pages. */
const parsed = new Map<string, {readonly time: number; readonly read: YamlFile | ProblemsError}>();

function tryToRead(siteDir: string, file: string, most?: number): YamlFile | ProblemsError {
  try {
    return readYaml(siteDir, file, most);
  } catch (error) {
    if (error instanceof ProblemsError) return error;
    throw error;
  }
}

/**
 * Reads a YAML or JSON file; cached by modification time.
 *
 * @throws ProblemsError as readYaml does
 */
export function readYamlOnce(siteDir: string, file: string, most?: number): YamlFile {
  const absolute = path.join(siteDir, file);
  const time = statSync(absolute, {throwIfNoEntry: false})?.mtimeMs ?? NaN;
  const last = parsed.get(absolute);
  const read = last?.time === time ? last.read : tryToRead(siteDir, file, most);
  parsed.set(absolute, {time, read});
  if (read instanceof ProblemsError) throw read;
  return read;
}
