import {existsSync, readdirSync, statSync} from 'fs';
import path from 'path';
import {throwProblems} from '../../../contract';
import {listFiles} from '../../../deploy/serve/list-files';
import {relativePath} from '../relative-path';
import {configProblem} from './options/config-problem';

/** Files of every build, also of an interrupted one. */
const OF_BUILDS = ['404.html', '_manifest.json', path.join('assets', 'js')];

const holds = (folder: string, other: string): boolean => {
  const way = path.relative(folder, other);
  return !way.startsWith('..') && !path.isAbsolute(way);
};

/** The reason why a build must not empty a folder; undefined if it may. */
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
 * Refuses to build into a folder with anything but a build, as a build empties it; `build/` of the site is always allowed.
 *
 * @throws ProblemsError before anything is removed
 */
export function checkOutDir(siteDir: string, outDir: string): void {
  if (path.resolve(outDir) === path.join(siteDir, 'build')) return;
  const reason = reasonAgainst(siteDir, path.resolve(outDir));
  if (!reason) return;
  const message = `${reason}, and a build empties its folder. Nothing was removed. Name an empty folder by --out-dir, or one that is not there yet.`;
  throwProblems([{plugin: 'beta13', file: outDir, message}]);
}

type Command = {
  /** The value of `--locale`; undefined for the default locale, or for all. */
  readonly locale?: string;
  readonly locales: readonly string[];
};

/**
 * Refuses an unknown locale; beta.13 would only warn, and build it.
 *
 * @throws ProblemsError that lists the known ones
 */
export function checkCommand({locale, locales}: Command): void {
  if (locale === undefined || locales.includes(locale)) return;
  const message = `there is no locale "${locale}": i18n.locales has ${locales.join(', ')}. Name one of them, or add it there.`;
  throwProblems([configProblem(message)]);
}

/** Path without extension: modules that differ only in their extension hide each other. */
const nameOf = (file: string): string => file.replace(/\.(?:js|jsx|ts|tsx)$/, '');

const INDEX = `${path.sep}index`;

function filesAt(place: string): readonly string[] {
  if (!existsSync(place)) return [];
  return statSync(place).isDirectory() ? listFiles(place).map((file) => path.join(place, file)) : [place];
}

function filesOfNames(place: string, names: ReadonlySet<string>): readonly string[] {
  const folder = path.dirname(place);
  const beside = existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
  return [...beside.filter((file) => statSync(file).isFile()), ...filesAt(place)].filter((file) =>
    names.has(nameOf(file)),
  );
}

/**
 * Refuses to swizzle over files of the site, or beside the same module with another extension; beta.13 would do so.
 *
 * @throws ProblemsError before anything is written
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
