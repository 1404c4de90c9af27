import {cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync} from 'fs';
import path from 'path';
import {cliDocsVersionCommand} from '@docusaurus/plugin-content-docs/lib/cli';
import {listFiles} from '../../../../deploy/serve/list-files';
import {DOC_FOLDERS} from '../doc-files';
import {throwProblems} from '../../../../contract';
import {PLUGIN} from './check';
import {frozenFiles, VERSIONS_FILE} from './frozen-files';

/** Where a version is made before it takes its place; git ignores it. */
const STAGING = path.join('.docusaurus', 'docs-version');

/** The stock command asks for these, and freezes the sidebar without them. */
const UNREAD = {sidebarCollapsible: true, sidebarCollapsed: true};

function isSame(one: string, other: string): boolean {
  if (statSync(one).isFile()) return readFileSync(one).equals(readFileSync(other));
  const files = [...listFiles(one)].sort();
  const same = files.join() === [...listFiles(other)].sort().join();
  return same && files.every((file) => readFileSync(path.join(one, file)).equals(readFileSync(path.join(other, file))));
}

/** Gives what is made its place, all of it or nothing. What a run that was cut off has placed already stays as it is. */
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
 * Freezes `docs/` with the stock command, which writes the folder, the sidebar and `versions.json` one after another: here it
 * writes them aside, and then each takes its place whole, the list of versions last. Wherever this is cut off, the same
 * command completes it.
 *
 * @param number number of the version in `docs/`, e.g. `3.0`
 * @param sidebarPath the sidebars file of `docs/`
 * @throws ProblemsError when what lies in its place is something else; an error of the file system, which has changed nothing
 */
export function cutVersion(siteDir: string, number: string, sidebarPath: string): void {
  const staging = path.join(siteDir, STAGING);
  const files = frozenFiles(number);
  rmSync(staging, {recursive: true, force: true});
  try {
    mkdirSync(staging, {recursive: true});
    if (existsSync(path.join(siteDir, VERSIONS_FILE))) cpSync(path.join(siteDir, VERSIONS_FILE), path.join(staging, VERSIONS_FILE));
    cliDocsVersionCommand(number, staging, 'default', {path: path.relative(staging, path.join(siteDir, DOC_FOLDERS[0])), sidebarPath, ...UNREAD});
    const there = files.filter((file) => existsSync(path.join(siteDir, file)));
    const others = there.filter((file) => !isSame(path.join(staging, file), path.join(siteDir, file)));
    throwProblems(
      others.map((file) => ({
        plugin: PLUGIN,
        file,
        message: `this lies in the place of the new version, ${VERSIONS_FILE} does not name it, and it is not what docs/ holds now. Nothing was changed. Remove it, and run the command again.`,
      })),
    );
    place(staging, siteDir, [...files.filter((file) => !there.includes(file)), VERSIONS_FILE]);
  } finally {
    rmSync(staging, {recursive: true, force: true});
  }
}
