import {execFileSync} from 'child_process';
import path from 'path';
import {DOC_FOLDERS} from '../doc-files';

/** Files of a docs version that a block of a page shows, by its kind; `$` is the name that follows the kind. */
const SHOWN: Readonly<Record<string, string>> = {
  changes: '_contract/changes.yaml',
  dictionaries: '_contract/',
  openapi: '_contract/$.yaml',
  operations: '_contract/$.yaml',
  sample: '_samples/$/',
  vector: '_vectors/',
};

const BLOCK = /^`{3,}([a-z-]+)(?: ([\w.-]+))?/gm;

/** Seconds since 1970 of the last commit of each file, by its path relative to the site. */
export type CommitTimes = ReadonlyMap<string, number>;

function git(siteDir: string, ...args: readonly string[]): string {
  try {
    return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {cwd: siteDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28});
  } catch {
    return '';
  }
}

/**
 * Reads when the files of all docs versions were committed last.
 *
 * @returns nothing where git does not know the whole history, as in a shallow clone: the oldest commit there seems to have
 * made every file
 */
export function commitTimes(siteDir: string): CommitTimes {
  const times = new Map<string, number>();
  if (git(siteDir, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return times;
  let time = 0;
  for (const line of git(siteDir, 'log', '--format=@%ct', '--name-only', '--relative', '--', ...DOC_FOLDERS).split('\n')) {
    if (line.startsWith('@')) time = Number(line.slice(1));
    else if (line && !times.has(line)) times.set(line, time);
  }
  return times;
}

/**
 * When a page last changed: its own text, or what its blocks show.
 *
 * @param file of the page, relative to the site
 * @param folder of its version, relative to the site
 * @param markdown text of the page
 * @returns seconds since 1970; nothing for a page that no commit has
 */
export function lastUpdate(times: CommitTimes, file: string, folder: string, markdown: string): number | undefined {
  const own = times.get(file);
  if (own === undefined) return undefined;
  const shown = [...markdown.matchAll(BLOCK)].flatMap(([, kind, name = '']) =>
    SHOWN[kind] ? [path.posix.join(folder, SHOWN[kind].replace('$', name))] : [],
  );
  const isShown = (candidate: string) => shown.some((place) => (place.endsWith('/') ? candidate.startsWith(place) : candidate === place));
  return Math.max(own, ...[...times].filter(([candidate]) => isShown(candidate)).map(([, time]) => time));
}
