import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {positionIn, ProblemsError} from '../../contract';
import {relativePath} from './relative-path';

/** What code of a site threw. */
export type Thrown = {
  /** Without its full stop, and without what Node and esbuild add to it: other modules, places. */
  readonly reason: string;
  /** The innermost place in a file of the site that is in no package; line and column are 1-based. */
  readonly place: {readonly file?: string; readonly line?: number; readonly column?: number};
};

/** Whether an error already has its place in our format. */
export const hasPlace = (thrown: unknown): boolean =>
  thrown instanceof ProblemsError || (thrown instanceof Error && /^\[[\w-]+\] /.test(thrown.message));

/** The text of an error, above the frames of whoever called the code. */
function textOf(thrown: unknown, caller: string): string {
  if (!(thrown instanceof Error)) return '';
  const lines = `${thrown.message}\n${thrown.stack ?? ''}`.split('\n');
  const end = lines.findIndex((line) => /^\s+at /.test(line) && line.includes(caller));
  return lines.slice(0, end < 0 ? undefined : end).join('\n');
}

function reasonOf(thrown: unknown, folder: string): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const ofEsbuild = /: ERROR: (.*)/.exec(message)?.[1];
  return (ofEsbuild ?? message.replace(/\nRequire stack:[^]*$/, '')).split(folder).join('').replace(/\.$/, '');
}

/** The place that Node names for a JSON file, which it counts in characters. */
function placeInJson(siteDir: string, thrown: unknown): Thrown['place'] | undefined {
  const [, file = '', position] =
    /^(.+?): .* in JSON at position (\d+)/.exec(thrown instanceof Error ? thrown.message : '') ?? [];
  return existsSync(file)
    ? {file: relativePath(siteDir, file), ...positionIn(readFileSync(file, 'utf8'), Number(position))}
    : undefined;
}

/**
 * Reads what a module or a function of a site threw, which may be no error.
 *
 * @param caller absolute path of the module that called the code
 */
export function readThrown(siteDir: string, thrown: unknown, caller: string): Thrown {
  const folder = siteDir + path.sep;
  const [, ...afters] = textOf(thrown, caller).split(folder);
  const [place = {}] = afters.flatMap((after) => {
    const [, file, line, column] = /^([^():\n]+):(\d+)(?::(\d+))?/.exec(after) ?? [];
    if (file === undefined || file.includes('node_modules')) return [];
    const found = {file: relativePath(siteDir, folder + file), line: Number(line)};
    return [column === undefined ? found : {...found, column: Number(column)}];
  });
  return {reason: reasonOf(thrown, folder), place: placeInJson(siteDir, thrown) ?? place};
}
