import {existsSync, readFileSync, readdirSync, statSync} from 'fs';
import path from 'path';
import {LineCounter, parseDocument} from 'yaml';
import {ProblemsError, throwProblems} from '../problems';
import type {Problem} from '../problems';
import type {Common, OpenApi} from './openapi';

export const PLUGIN = 'contract';
/** Folder of a docs version that holds its contracts; names that start with `_` make no page. */
export const FOLDER = '_contract';
/** The file that all contracts of a version share. */
export const COMMON = 'common';
/** The file in which the writer explains what changed from version to version. */
export const CHANGES = 'changes';
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
  return {plugin: PLUGIN, file, ...position, message};
}

/** Where the YAML parser writes the place itself. */
const YAML_PLACE = / at line \d+, column \d+:$/;

const toPosition = ({line, col} = {line: 1, col: 1}): Position => ({line, column: col});

function positionIn(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: before[before.length - 1].length + 1};
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
    document.errors.map(({message, linePos}) =>
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

function readOnce(siteDir: string, file: string): YamlFile {
  const absolute = path.join(siteDir, file);
  const key = existsSync(absolute) ? `${absolute} ${statSync(absolute).mtimeMs}` : absolute;
  const known = (existsSync(absolute) && parsed.get(key)) || tryToRead(siteDir, file);
  parsed.set(key, known);
  if (known instanceof ProblemsError) throw known;
  return known;
}

/** Contract files of all docs versions, relative to the site: badges compare them. */
export function contractFiles(siteDir: string): readonly string[] {
  const frozen = path.join(siteDir, 'versioned_docs');
  const versions = existsSync(frozen) ? readdirSync(frozen).map((version) => `versioned_docs/${version}`) : [];
  return ['docs', ...versions]
    .map((folder) => `${folder}/${FOLDER}`)
    .filter((folder) => existsSync(path.join(siteDir, folder)))
    .flatMap((folder) => readdirSync(path.join(siteDir, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.yaml'));
}

/** Files of a version's contract folder that are no contract of an interface family. */
const SHARED = [COMMON, CHANGES];

/** Names of the contracts of a docs version, without what they share, e.g. `['v1', 'v3']`. */
export function contractNames(siteDir: string, docsDir: string): readonly string[] {
  const absolute = path.join(siteDir, docsDir, FOLDER);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => path.basename(file, '.yaml'))
    .filter((name) => !SHARED.includes(name));
}

/** The contracts of one docs version. */
export type Contracts = {
  readonly names: readonly string[];
  readonly common: Common;
  readonly read: (name: string) => OpenApi;
  /** The YAML file `name` of the folder. */
  readonly yaml: (name: string) => YamlFile;
  /** Names of the files that were asked for so far, those that do not exist too. */
  readonly asked: () => readonly string[];
};

/**
 * Opens the contracts of a docs version; each file is read once.
 *
 * @param docsDir folder of the version relative to the site, e.g. `docs`
 */
export function openContracts(siteDir: string, docsDir: string): Contracts {
  const opened = new Map<string, YamlFile>();
  const asked = new Set<string>();
  const yaml = (name: string): YamlFile => {
    asked.add(name);
    const known = opened.get(name) ?? readOnce(siteDir, `${docsDir}/${FOLDER}/${name}.yaml`);
    opened.set(name, known);
    return known;
  };
  return {
    yaml,
    asked: () => Array.from(asked),
    get names() {
      return contractNames(siteDir, docsDir);
    },
    get common() {
      return yaml(COMMON).data as Common;
    },
    read: (name) => yaml(name).data as OpenApi,
  };
}
