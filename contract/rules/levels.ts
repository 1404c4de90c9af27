import {existsSync} from 'fs';
import path from 'path';
import {collectProblems} from '../problems';
import type {Problem} from '../problems';
import {CONFIG} from '../read/folder';
import {isNode} from '../openapi/nodes';
import {problemAt, readYamlOnce} from '../read/yaml-file';
import type {YamlFile} from '../read/yaml-file';
import {suggestion} from '../suggestion';

/**
 * Levels of validation, the least strict first; each includes the rules of those before it (table in README.md). Owners write these names
 * into contract.config.yaml.
 */
const LEVELS = ['sound', 'complete', 'proved'] as const;

export type Level = (typeof LEVELS)[number];

/** The levels that a site's configuration gives its contracts. */
export type Levels = {
  /** Whether the family `name` has at least this level; for other names, e.g. `common`, whether the site's default level does. */
  readonly requires: (name: string, level: Level) => boolean;
  /** Whether any contract of the site has at least this level. */
  readonly isRequiredAnywhere: (level: Level) => boolean;
  /** Problems of the configuration. */
  readonly problems: readonly Problem[];
};

/** `pages` is read by tools/lint/pages/levels.mjs. */
const KEYS = ['level', 'families', 'pages'];

type Written = {readonly level?: unknown; readonly families?: unknown};

const isLevel = (value: unknown): value is Level => LEVELS.includes(value as Level);

/** The message about an unknown name. */
const unknown = (what: string, name: string, known: readonly string[]): string =>
  `${what} "${name}" is unknown. Known: ${known.join(', ') || 'none'}.${suggestion(name, known)} Fix it, or drop it.`;

function mistakes(file: YamlFile, families: readonly string[]): readonly Problem[] {
  const {data} = file;
  const problem = (keys: readonly string[], message: string): Problem => problemAt(file, keys, message);
  if (!isNode(data)) return [problem([], `expected e.g. "level: sound". Known levels: ${LEVELS.join(', ')}.`)];
  const {level, families: own = {}} = data as Written;
  const ofFamilies = isNode(own) ? own : {};
  return [
    ...Object.keys(data)
      .filter((key) => !KEYS.includes(key))
      .map((key) => problem([key], unknown('key', key, KEYS))),
    ...(level === undefined || isLevel(level) ? [] : [problem(['level'], unknown('level', String(level), LEVELS))]),
    ...(isNode(own) ? [] : [problem(['families'], 'families is no map. Expected e.g. "families: {shop: sound}".')]),
    ...Object.keys(ofFamilies)
      .filter((name) => !families.includes(name))
      .map((name) => problem(['families', name], unknown('family', name, families))),
    ...Object.entries(ofFamilies)
      .filter(([, of]) => !isLevel(of))
      .map(([name, of]) => problem(['families', name], unknown('level', String(of), LEVELS))),
  ];
}

/**
 * Reads the levels of a site's contracts from contract.config.yaml; without that file the level is `sound`.
 *
 * @param families names of the contracts of all docs versions, e.g. `['shop', 'stock']`
 */
export function readLevels(siteDir: string, families: readonly string[]): Levels {
  const problems = existsSync(path.join(siteDir, CONFIG))
    ? collectProblems(() => mistakes(readYamlOnce(siteDir, CONFIG), families))
    : [];
  const written =
    problems.length === 0 && existsSync(path.join(siteDir, CONFIG))
      ? (readYamlOnce(siteDir, CONFIG).data as Written)
      : {};
  const site = (written.level ?? 'sound') as Level;
  const own = (written.families ?? {}) as Readonly<Record<string, Level>>;
  const reaches = (of: Level, level: Level): boolean => LEVELS.indexOf(of) >= LEVELS.indexOf(level);
  return {
    problems,
    requires: (name, level) => reaches(own[name] ?? site, level),
    isRequiredAnywhere: (level) => [site, ...Object.values(own)].some((of) => reaches(of, level)),
  };
}
