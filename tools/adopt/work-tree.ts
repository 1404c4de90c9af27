import {execFileSync} from 'child_process';
import {rmSync} from 'fs';
import path from 'path';
import {writeFiles} from './stage';

/** A change of the site: paths to remove, then contents to write by path; all relative to the site. */
export type Change = {readonly removed: readonly string[]; readonly written: ReadonlyMap<string, string | Uint8Array>};

/** The output of git in a folder. @param input written to its standard input */
export const git = (folder: string, args: readonly string[], input = ''): string =>
  execFileSync('git', args, {cwd: folder, encoding: 'utf8', input, maxBuffer: 2 ** 28, stdio: 'pipe'});

/**
 * Rejects a work tree with uncommitted changes, so that git can show and undo all that the command does.
 *
 * @throws Error with the uncommitted files
 */
export function assertClean(siteDir: string): void {
  let status: string;
  try {
    status = git(siteDir, ['status', '--porcelain', '--untracked-files=all', '--', '.']);
  } catch {
    throw new Error(
      'git cannot tell whether all work is committed. Run the command in a clone of the site, with git installed.',
    );
  }
  const lines = status.split('\n').filter(Boolean);
  if (lines.length === 0) return;
  const shown = lines
    .slice(0, 5)
    .map((line) => line.slice(3))
    .join(', ');
  throw new Error(
    `work is not committed: ${shown}${lines.length > 5 ? `, and ${lines.length - 5} more` : ''}. Commit or stash it. Nothing was changed.`,
  );
}

/** Restores the tracked files of the last commit, and deletes the files that were written. */
function takeBack(siteDir: string, {written}: Change): void {
  written.forEach((_text, file) => rmSync(path.join(siteDir, file), {force: true}));
  git(siteDir, ['checkout', '--', '.']);
}

/**
 * Applies a change completely or not at all.
 *
 * @param finish called after all files were written
 * @throws the error of the file system or of `finish`, after the work tree was restored
 */
export function apply(siteDir: string, change: Change, finish: () => void): void {
  try {
    change.removed.forEach((name) => rmSync(path.join(siteDir, name), {recursive: true, force: true}));
    writeFiles(siteDir, change.written);
    finish();
  } catch (error) {
    takeBack(siteDir, change);
    throw error;
  }
}
