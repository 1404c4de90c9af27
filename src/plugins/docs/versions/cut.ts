import {cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync} from 'fs';
import path from 'path';
import {cliDocsVersionCommand} from '@docusaurus/plugin-content-docs/lib/cli';
import type {PathOptions} from '@docusaurus/plugin-content-docs/lib/types';
import type {Plugin} from '@docusaurus/types';
import {listFiles} from '../../../../deploy/serve/list-files';
import {throwProblems, ProblemsError} from '../../../../contract';
import {CURRENT_NUMBER} from '../../../data/versions';
import {problemIn, DOC_FOLDERS} from '../files/doc-files';
import {frozenFiles, VERSIONS_FILE, cutProblems} from './check';

/** Folder in which a version is prepared before it is moved into place; git ignores it. */
const STAGING = path.join('.docusaurus', 'docs-version');

/** Options that the types require, but the stock command does not read. */
const UNREAD = {sidebarCollapsible: true, sidebarCollapsed: true};

function isSame(one: string, other: string): boolean {
  if (statSync(one).isFile()) return readFileSync(one).equals(readFileSync(other));
  const files = [...listFiles(one)].sort();
  const same = files.join() === [...listFiles(other)].sort().join();
  return same && files.every((file) => readFileSync(path.join(one, file)).equals(readFileSync(path.join(other, file))));
}

/** Moves the prepared files into place, or none of them if one fails. Files that an interrupted run has already moved stay. */
function place(staging: string, siteDir: string, files: readonly string[]): void {
  const placed: string[] = [];
  try {
    for (const file of files) {
      mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
      renameSync(path.join(staging, file), path.join(siteDir, file));
      placed.push(file);
    }
  } catch (error) {
    placed.reverse().forEach((file) => renameSync(path.join(siteDir, file), path.join(staging, file)));
    throw error;
  }
}

/**
 * Freezes `docs/` with the stock command. That command writes the folder, the sidebar and `versions.json` one after another; here it writes
 * to a separate folder, from which the files are moved into place, the list of versions last. After an interruption at any point, repeating
 * the command completes the work.
 *
 * @param number number of the version in `docs/`, e.g. `3.0`
 * @param sidebarPath the sidebars file of `docs/`; undefined if the sidebar is generated
 * @throws ProblemsError if other files exist at the targets; an error of the file system, after which nothing has changed
 */
export function cutVersion(siteDir: string, number: string, sidebarPath: PathOptions['sidebarPath']): void {
  const staging = path.join(siteDir, STAGING);
  rmSync(staging, {recursive: true, force: true});
  try {
    mkdirSync(staging, {recursive: true});
    if (existsSync(path.join(siteDir, VERSIONS_FILE)))
      cpSync(path.join(siteDir, VERSIONS_FILE), path.join(staging, VERSIONS_FILE));
    cliDocsVersionCommand(number, staging, 'default', {
      path: path.relative(staging, path.join(siteDir, DOC_FOLDERS[0])),
      sidebarPath,
      ...UNREAD,
    });
    // Versions without sidebars have no sidebars file.
    const files = frozenFiles(number).filter((file) => existsSync(path.join(staging, file)));
    const there = files.filter((file) => existsSync(path.join(siteDir, file)));
    const others = there.filter((file) => !isSame(path.join(staging, file), path.join(siteDir, file)));
    throwProblems(
      others.map((file) =>
        problemIn(
          file,
          `this lies in the place of the new version, ${VERSIONS_FILE} does not name it, and it is not what docs/ holds now. Nothing was changed. Remove it, and run the command again.`,
        ),
      ),
    );
    place(staging, siteDir, [...files.filter((file) => !there.includes(file)), VERSIONS_FILE]);
  } finally {
    rmSync(staging, {recursive: true, force: true});
  }
}

/** Commander, as Docusaurus passes it to plugins. */
type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

const COMMAND = 'docs:version';

/** Reports an error of the file system, e.g. a full disk, as a problem of the command. */
function asProblems(error: unknown): ProblemsError {
  if (error instanceof ProblemsError) return error;
  const {code, message} = error as NodeJS.ErrnoException;
  if (!code) throw error;
  return new ProblemsError([
    problemIn(DOC_FOLDERS[0], `${message}. Nothing was changed. Fix that, and run the command again.`),
  ]);
}

/**
 * Adds the command `docs:version`, which freezes `docs/` completely or not at all, and only under its own number.
 *
 * @param sidebarPath the sidebars file of `docs/`; undefined if the sidebar is generated
 */
export function addVersionCommand(cli: Cli, siteDir: string, sidebarPath: PathOptions['sidebarPath']): void {
  cli
    .command(COMMAND)
    .arguments('<version>')
    .description('Tag a new docs version')
    .action((number: string, _options: unknown, more: readonly string[] = []) => {
      try {
        throwProblems(cutProblems(siteDir, CURRENT_NUMBER, [number, ...more].join(' ')));
        cutVersion(siteDir, number, sidebarPath);
      } catch (error) {
        console.error(asProblems(error).message);
        process.exitCode = 1;
      }
    });
}
