import {execFileSync} from 'child_process';
import {existsSync, readFileSync} from 'fs';
import path from 'path';
import type {Problem} from '../../contract';
import {isIn} from './owner-of';
import type {Lists} from './owner-of';
import type {Linter} from './run-tool';

/** The list with the owner of each path. */
const LIST = 'tools/adopt/paths.json';

const filesOf = (siteDir: string): readonly string[] =>
  execFileSync('git', ['-c', 'core.quotePath=false', 'ls-files', '-z', '--', '.'], {cwd: siteDir, encoding: 'utf8'})
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(siteDir, file)));

/**
 * Validates the list of paths: each belongs to the sample, the owner or the engine, and to only one of them. A nested path may have another
 * owner than the folder around it.
 *
 * @param text the list
 * @param files all files of the project
 * @param exists whether a path exists
 * @internal exported for tests
 */
export function pathProblems(
  text: string,
  files: readonly string[],
  exists: (place: string) => boolean,
): readonly Problem[] {
  const lists = Object.entries(JSON.parse(text) as Lists);
  const named = lists.flatMap(([owner, {paths}]) => paths.map((place) => ({owner, place})));
  const lineOf = (place: string): number => text.split('\n').findIndex((line) => line.includes(`"${place}"`)) + 1;
  const problem = (line: number, message: string): Problem => ({plugin: 'owners', file: LIST, line, message});
  const lost = Array.from(
    new Set(files.filter((file) => !named.some(({place}) => isIn(file, place))).map((file) => file.split('/')[0])),
  );
  return [
    ...named
      .filter(({place}, index) => named.findIndex((other) => other.place === place) < index)
      .map(({place, owner}) =>
        problem(lineOf(place), `"${place}" is named twice, the second time as the ${owner}'s. Keep one of them.`),
      ),
    ...named
      // An owner may have no frozen version, or no blog.
      .filter(({owner, place}) => owner !== 'owner' && !exists(place))
      .map(({place}) => problem(lineOf(place), `"${place}" is not there. Take it off the list.`)),
    ...lost.map((place) =>
      problem(1, `nothing says whose ${place} is. Name it for the sample, the owner or the engine.`),
    ),
  ];
}

/** Validates the list of this site; without git there are no files to compare it with. */
export const ownerProblems: Linter = async (siteDir) => {
  if (!existsSync(path.join(siteDir, '.git'))) return [];
  return pathProblems(readFileSync(path.join(siteDir, LIST), 'utf8'), filesOf(siteDir), (place) =>
    existsSync(path.join(siteDir, place)),
  );
};
