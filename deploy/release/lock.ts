import {spawn} from 'child_process';
import {once} from 'events';
import {closeSync, openSync, readFileSync, writeFileSync} from 'fs';
import {placesOf, removeHalfMade} from './root';

/** Seconds to wait for the lock: the kernel may take a moment to release that of a process that has just died. */
const PATIENCE = 1;

/** Exit code of flock(1) when another process holds the lock. */
const TAKEN = 1;

/** Runs work that may leave incomplete files, and removes them before and after it. */
function cleanly<T>(root: string, work: () => T): T {
  removeHalfMade(root);
  try {
    const result = work();
    removeHalfMade(root);
    return result;
  } catch (error) {
    try {
      removeHalfMade(root);
    } catch {
      // The first error is more useful; the next run removes the files.
    }
    throw error;
  }
}

/** Writes the process id into the lock file, for the error message of others. */
function leaveName(file: string): void {
  try {
    writeFileSync(file, `${process.pid}\n`);
  } catch {
    // A rollback must be possible on a full disk.
  }
}

/**
 * Runs `work` under an exclusive lock. The kernel holds the lock (flock(1) of util-linux) and releases it when its process ends for any
 * reason; the existence of the file means nothing. Removes incomplete files that this or an earlier run leaves.
 *
 * @param root folder of the deployment
 * @throws when another process holds the lock, or when the machine has no flock
 */
export async function whileLocked<T>(root: string, work: () => T): Promise<T> {
  const file = placesOf(root).lock;
  // The system's own error is clearer than that of flock.
  closeSync(openSync(file, 'a'));
  // Holds the lock until its standard input closes, which the kernel does when this process ends, even if it is killed.
  const holder = spawn(
    'flock',
    ['--wait', String(PATIENCE), '--conflict-exit-code', String(TAKEN), file, 'sh', '-c', 'echo; exec cat'],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<number | null>((resolve, reject) => {
    holder.once('error', () =>
      reject(new Error('[deploy] there is no flock on this machine. It comes with util-linux. Install that.')),
    );
    holder.once('exit', resolve);
  });
  const code = await Promise.race([once(holder.stdout, 'data').then(() => 'held' as const), ended]);
  if (code === TAKEN) {
    throw new Error(
      `[deploy] ${file}: another deployment or rollback is at work here (process ${readFileSync(file, 'utf8').trim()}). ` +
        'Nothing was changed. Wait until it has ended, then run the command again.',
    );
  }
  if (code !== 'held')
    throw new Error(
      `[deploy] ${file}: the lock cannot be had. See what flock says above. The folder must be writable.`,
    );
  try {
    leaveName(file);
    return cleanly(root, work);
  } finally {
    holder.stdin.end();
    await ended;
  }
}
