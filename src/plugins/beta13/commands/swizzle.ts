import {existsSync, readdirSync, statSync} from 'fs';
import path from 'path';
import {listFiles} from '../../../../deploy/serve/list-files';
import {throwProblems} from '../../../../contract';
import {relativePath} from '../../relative-path';

/** A module of the same name with another ending would hide this one, or be hidden by it. */
const nameOf = (file: string): string => file.replace(/\.(?:js|jsx|ts|tsx)$/, '');

/** Modules that import a component by the same name as a folder. */
const INDEX = `${path.sep}index`;

function filesAt(place: string): readonly string[] {
  if (!existsSync(place)) return [];
  return statSync(place).isDirectory() ? listFiles(place).map((file) => path.join(place, file)) : [place];
}

/** The files in a folder, and beside it, whose modules have one of the names. */
function filesOfNames(place: string, names: ReadonlySet<string>): readonly string[] {
  const folder = path.dirname(place);
  const beside = existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
  return [...beside.filter((file) => statSync(file).isFile()), ...filesAt(place)].filter((file) =>
    names.has(nameOf(file)),
  );
}

/**
 * Refuses to write a part of a theme over files of the site, or beside one that is the same module in another language: beta.13 does both.
 *
 * @param siteDir folder of the site
 * @param source file or folder of the theme that `swizzle` is about to copy, absolute
 * @param target where to, absolute
 * @throws ProblemsError that names the files, before anything is written
 */
export function checkSwizzle(siteDir: string, source: string, target: string): void {
  const part = nameOf(target);
  const names = new Set([
    part,
    part + INDEX,
    ...filesAt(source).map((file) => nameOf(target + file.slice(source.length))),
  ]);
  const files = filesOfNames(part, names).map((file) => relativePath(siteDir, file));
  if (files.length === 0) return;
  const message = `the site has this part of the theme already. Nothing was written. Change it there. For that of the theme commit your work, run "git rm ${files.join(' ')}" and then this command again.`;
  throwProblems([{plugin: 'beta13', file: files[0], message}]);
}
