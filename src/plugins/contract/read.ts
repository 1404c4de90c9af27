import {existsSync, readFileSync, readdirSync, statSync} from 'fs';
import path from 'path';
import {LineCounter, parseDocument} from 'yaml';
import {throwProblems} from '../problems';
import type {Problem} from '../problems';
import type {Common, OpenApi} from './openapi';

export const PLUGIN = 'contract';
/** Folder of a docs version that holds its contracts; names that start with `_` make no page. */
export const FOLDER = '_contract';
/** The file that all contracts of a version share. */
export const COMMON = 'common';
/** A contract larger than this is a mistake, e.g. generated data pasted into it. */
const MAX_BYTES = 2 * 1024 * 1024;

/** A YAML file with the line of each of its nodes. */
export type YamlFile = {
  /** Relative to the site. */
  readonly file: string;
  readonly data: unknown;
  /** 1-based line of the node under these keys, or of the nearest one that exists. */
  readonly lineOf: (keys: readonly (string | number)[]) => number;
};

function problem(file: string, message: string, line?: number): Problem {
  return {plugin: PLUGIN, file, line, message};
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
  if (text.includes('\ufffd')) throwProblems([problem(file, 'is not UTF-8. Save it as UTF-8.')]);
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  throwProblems(
    document.errors.map(({message, linePos}) => problem(file, `${message.split('\n')[0]} Mend the YAML.`, linePos?.[0].line)),
  );
  return {
    file,
    data: document.toJS(),
    lineOf: (keys) => {
      for (let length = keys.length; length > 0; length -= 1) {
        const node = document.getIn(keys.slice(0, length), true) as {range?: readonly number[]} | undefined;
        if (node?.range) return lines.linePos(node.range[0]).line;
      }
      return 1;
    },
  };
}

/** Files by path and time of change: a build reads each contract for dozens of pages, in two compilations. */
const parsed = new Map<string, YamlFile>();

function readOnce(siteDir: string, file: string): YamlFile {
  const absolute = path.join(siteDir, file);
  const key = existsSync(absolute) ? `${absolute} ${statSync(absolute).mtimeMs}` : absolute;
  const known = parsed.get(key) ?? readYaml(siteDir, file);
  parsed.set(key, known);
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

/** The contracts of one docs version. */
export type Contracts = {
  readonly common: Common;
  readonly read: (name: string) => OpenApi;
  /** The YAML file `name` of the folder. */
  readonly yaml: (name: string) => YamlFile;
};

/**
 * Opens the contracts of a docs version; each file is read once.
 *
 * @param docsDir folder of the version relative to the site, e.g. `docs`
 */
export function openContracts(siteDir: string, docsDir: string): Contracts {
  const opened = new Map<string, YamlFile>();
  const yaml = (name: string): YamlFile => {
    const known = opened.get(name) ?? readOnce(siteDir, `${docsDir}/${FOLDER}/${name}.yaml`);
    opened.set(name, known);
    return known;
  };
  return {
    yaml,
    get common() {
      return yaml(COMMON).data as Common;
    },
    read: (name) => yaml(name).data as OpenApi,
  };
}
