import {existsSync, readFileSync, statSync} from 'fs';
import path from 'path';
import {LineCounter, parseDocument} from 'yaml';
import type {YAMLParseError} from 'yaml';
import {ProblemsError, throwProblems} from '../problems';
import type {Problem} from '../problems';

/** Name of the plugin in its messages. */
export const CONTRACT = 'contract';
/** A contract larger than this is a mistake, e.g. generated data pasted into it. */
const MAX_BYTES = 2 * 1024 * 1024;

/** A place in a file, 1-based. */
export type Position = {readonly line: number; readonly column: number};

/** A YAML file with the place of each of its nodes. */
export type YamlFile = {
  /** Relative to the site. */
  readonly file: string;
  readonly text: string;
  readonly data: unknown;
  /** Place of the node under these keys, or of the nearest one that exists. */
  readonly positionOf: (keys: readonly (string | number)[]) => Position;
};

function problem(file: string, message: string, position?: Position): Problem {
  return {plugin: CONTRACT, file, ...position, message};
}

/** Where the YAML parser writes the place itself. */
const YAML_PLACE = / at line \d+, column \d+:$/;

const toPosition = ({line, col} = {line: 1, col: 1}): Position => ({line, column: col});

function positionIn(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: before[before.length - 1].length + 1};
}

/** The mistakes themselves: after a wrong indent the structure is lost, and what else the parser says follows from that. */
function ownErrors(errors: readonly YAMLParseError[]): readonly YAMLParseError[] {
  const indent = errors.findIndex(({code}) => code === 'BAD_INDENT');
  return indent < 0 ? errors : errors.slice(0, indent + 1);
}

/**
 * Reads a YAML file.
 *
 * @throws when it is missing, too large, no UTF-8 or no YAML, naming the line
 */
export function readYaml(siteDir: string, file: string): YamlFile {
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute)) throwProblems([problem(file, 'no such file. Known contracts lie in the _contract folder of the version.')]);
  const bytes = readFileSync(absolute);
  if (bytes.length > MAX_BYTES) throwProblems([problem(file, `has ${bytes.length} bytes. Expected at most ${MAX_BYTES}. Split it.`)]);
  const text = bytes.toString('utf8');
  const broken = text.indexOf('\ufffd');
  if (broken >= 0) throwProblems([problem(file, 'is not UTF-8. Save it as UTF-8.', positionIn(text, broken))]);
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  throwProblems(
    ownErrors(document.errors).map(({message, linePos}) =>
      problem(file, `${message.split('\n')[0].replace(YAML_PLACE, '.')} Mend the YAML.`, toPosition(linePos?.[0])),
    ),
  );
  return {
    file,
    text,
    data: document.toJS(),
    positionOf: (keys) => {
      for (let length = keys.length; length > 0; length -= 1) {
        const node = document.getIn(keys.slice(0, length), true) as {range?: readonly number[]} | undefined;
        if (node?.range) return toPosition(lines.linePos(node.range[0]));
      }
      return toPosition();
    },
  };
}

/** Files, or what is wrong with them, by path and time of change: a build reads each contract for dozens of pages. */
const parsed = new Map<string, YamlFile | ProblemsError>();

function tryToRead(siteDir: string, file: string): YamlFile | ProblemsError {
  try {
    return readYaml(siteDir, file);
  } catch (error) {
    if (error instanceof ProblemsError) return error;
    throw error;
  }
}

/**
 * Reads a YAML file once for each time of change.
 *
 * @throws as readYaml does
 */
export function readYamlOnce(siteDir: string, file: string): YamlFile {
  const absolute = path.join(siteDir, file);
  const key = existsSync(absolute) ? `${absolute} ${statSync(absolute).mtimeMs}` : absolute;
  const known = (existsSync(absolute) && parsed.get(key)) || tryToRead(siteDir, file);
  parsed.set(key, known);
  if (known instanceof ProblemsError) throw known;
  return known;
}
