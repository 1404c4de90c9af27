import {execFile} from 'child_process';
import {promisify} from 'util';
import {DOC_FOLDERS} from './doc-files';

const MILLISECONDS = 1000;

/** Returns a function that writes the time of a last update, in seconds since 1970, as a date in China, wherever the site is built. */
export function updateDates(language: string): (time: number) => string {
  const format = new Intl.DateTimeFormat(language, {timeZone: 'Asia/Shanghai', dateStyle: 'long'});
  return (time) => format.format(time * MILLISECONDS);
}

/** Time of the last commit of each file in seconds since 1970, by its path relative to the site. */
export type CommitTimes = ReadonlyMap<string, number>;

async function git(siteDir: string, ...args: readonly string[]): Promise<string> {
  try {
    return (
      await promisify(execFile)('git', ['-c', 'core.quotePath=false', ...args], {cwd: siteDir, maxBuffer: 2 ** 28})
    ).stdout;
  } catch {
    return '';
  }
}

/** Times of the last commits of all files of the docs; empty in a shallow clone, whose oldest commit appears to have created all files. */
export async function commitTimes(siteDir: string): Promise<CommitTimes> {
  const times = new Map<string, number>();
  if ((await git(siteDir, 'rev-parse', '--is-shallow-repository')).trim() !== 'false') return times;
  let time = 0;
  for (const line of (
    await git(siteDir, 'log', '--format=@%ct', '--name-only', '--relative', '--', ...DOC_FOLDERS)
  ).split('\n')) {
    if (line.startsWith('@')) time = Number(line.slice(1));
    else if (line && !times.has(line)) times.set(line, time);
  }
  return times;
}

/** Time of the last change of a page, or of the files that it shows of its own version, in seconds since 1970; undefined if none was committed. */
export function lastUpdate(
  times: CommitTimes,
  version: string,
  {file, dependencies}: {readonly file: string; readonly dependencies: readonly string[]},
): number | undefined {
  const own = times.get(file);
  const shown = dependencies.filter((dependency) => dependency.startsWith(`${version}/_`));
  return own && Math.max(own, ...shown.map((other) => times.get(other) ?? 0));
}
