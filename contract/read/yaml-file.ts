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
/** Size limit of a contract: a larger one contains e.g. generated data by mistake; the largest public documents have 14 million bytes. */
const MAX_BYTES = 16 * 1024 * 1024;

/** A YAML or JSON file with the places of its nodes. */
export type YamlFile = {
  /** Relative to the site. */
  readonly file: string;
  readonly text: string;
  readonly data: unknown;
  /** The data with numbers as they are written, see numerals.ts. */
  readonly exact: unknown;
  readonly positionOf: PositionOf;
};

function problem(file: string, message: string, position?: Position): Problem {
  return {plugin: CONTRACT, file, ...position, message};
}

function readText(siteDir: string, file: string): string {
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute))
    throwProblems([problem(file, 'no such file. Known contracts lie in the _contract folder of the version.')]);
  const bytes = readFileSync(absolute);
  if (bytes.length > MAX_BYTES)
    throwProblems([
      problem(file, `has ${bytes.length} bytes. Expected at most ${MAX_BYTES}. Split it.`, {line: 1, column: 1}),
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

/** Parses a text; excessively nested texts exhaust the stack. */
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
 * Reads a YAML file, or a JSON file by its extension.
 *
 * @throws ProblemsError with the line if the file is missing, too large, not UTF-8, not YAML, too deeply nested or full of aliases
 */
export function readYaml(siteDir: string, file: string): YamlFile {
  const text = readText(siteDir, file);
  const read = parse(file, text);
  if ('data' in read) return {file, text, ...read, data: plainNumbers(read.data), exact: read.data};
  throw new ProblemsError(read.wrong.map(({message, position}) => problem(file, message, position)));
}

/** Files, or the errors in them, by path, with their modification times: a build reads each contract for dozens of pages. */
const parsed = new Map<string, {readonly time: number; readonly read: YamlFile | ProblemsError}>();

function tryToRead(siteDir: string, file: string): YamlFile | ProblemsError {
  try {
    return readYaml(siteDir, file);
  } catch (error) {
    if (error instanceof ProblemsError) return error;
    throw error;
  }
}

/**
 * Reads a YAML or JSON file again only if its modification time has changed.
 *
 * @throws as readYaml does
 */
export function readYamlOnce(siteDir: string, file: string): YamlFile {
  const absolute = path.join(siteDir, file);
  const time = statSync(absolute, {throwIfNoEntry: false})?.mtimeMs ?? NaN;
  const last = parsed.get(absolute);
  const read = last?.time === time ? last.read : tryToRead(siteDir, file);
  parsed.set(absolute, {time, read});
  if (read instanceof ProblemsError) throw read;
  return read;
}
