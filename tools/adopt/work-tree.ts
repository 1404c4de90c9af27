import {execFileSync} from 'child_process';
import {mkdirSync, rmSync, writeFileSync} from 'fs';
import path from 'path';

/** What becomes of the site: paths that go, then texts by file; all relative to the site. */
export type Change = {readonly removed: readonly string[]; readonly written: ReadonlyMap<string, string | Uint8Array>};

const git = (siteDir: string, ...args: readonly string[]): string =>
  execFileSync('git', args, {cwd: siteDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']});

/**
 * Refuses a tree with work that is not committed: everything that the command does can be seen and taken back with git.
 *
 * @throws Error with what is not committed
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

/** Brings the tracked files back to the last commit, and takes away what was written beside them. */
function takeBack(siteDir: string, {written}: Change): void {
  written.forEach((_text, file) => rmSync(path.join(siteDir, file), {force: true}));
  git(siteDir, 'checkout', '--', '.');
}

/**
 * Changes the site, all of it or nothing.
 *
 * @param finish what is done when all is written
 * @throws what the file system or `finish` says, after which the tree is as it was
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
