import {execFileSync} from 'child_process';
import {mkdirSync, rmSync, writeFileSync} from 'fs';
import path from 'path';

/** A change of the site: paths to remove, then contents to write by path; all relative to the site. */
export type Change = {readonly removed: readonly string[]; readonly written: ReadonlyMap<string, string | Uint8Array>};

const git = (siteDir: string, ...args: readonly string[]): string =>
  execFileSync('git', args, {cwd: siteDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']});

/**
 * Rejects a work tree with uncommitted changes, so that git can show and undo all that the command does.
 *
 * @throws Error with the uncommitted files
 */
export function assertClean(siteDir: string): void {
  let status: string;
  try {
    status = git(siteDir, 'status', '--porcelain', '--untracked-files=all', '--', '.');
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
  git(siteDir, 'checkout', '--', '.');
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
    change.written.forEach((content, file) => {
      mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
      writeFileSync(path.join(siteDir, file), content);
    });
    finish();
  } catch (error) {
    takeBack(siteDir, change);
    throw error;
  }
}
