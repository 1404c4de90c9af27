import {existsSync, readdirSync} from 'fs';
import path from 'path';
import {throwProblems} from '../../../../contract';

/** What every build has, and one that was cut off. */
const OF_BUILDS = ['404.html', '_manifest.json', path.join('assets', 'js')];

const holds = (folder: string, other: string): boolean => {
  const way = path.relative(folder, other);
  return !way.startsWith('..') && !path.isAbsolute(way);
};

/** Why a folder may not be emptied for a build; nothing where it may. */
function reasonAgainst(siteDir: string, outDir: string): string | undefined {
  if (holds(outDir, siteDir)) return 'holds the site itself';
  if (!existsSync(outDir)) return undefined;
  let names: readonly string[];
  try {
    names = readdirSync(outDir);
  } catch {
    return 'is no folder';
  }
  if (names.includes('.git')) return 'is a repository of git, whose history a build would remove';
  if (names.length === 0 || OF_BUILDS.some((file) => existsSync(path.join(outDir, file)))) return undefined;
  return `holds files that are no build (${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''})`;
}

/**
 * Refuses to build into a folder with anything but a build, as a build empties its folder.
 *
 * @param siteDir folder of the site
 * @param outDir folder that `--out-dir` names, absolute; `build/` of the site is always emptied
 * @throws ProblemsError before anything is removed
 */
export function checkOutDir(siteDir: string, outDir: string): void {
  if (path.resolve(outDir) === path.join(siteDir, 'build')) return;
  const reason = reasonAgainst(siteDir, path.resolve(outDir));
  if (!reason) return;
  const message = `${reason}, and a build empties its folder. Nothing was removed. Name an empty folder by --out-dir, or one that is not there yet.`;
  throwProblems([{plugin: 'beta13', file: outDir, message}]);
}
