import {randomUUID} from 'crypto';
import {hostname} from 'os';
import {setTimeout as sleep} from 'timers/promises';
import {inReleases, LOCK_FILE, RELEASES} from './places';
import type {Storage} from './storage';

/** Seconds after which a lock that its owner has not renewed is no longer valid. */
const VALID_SECONDS = 300;

/** Seconds between renewals. */
const RENEWAL_SECONDS = 60;

/** Seconds in which a run that started at the same time has written its lock. */
const SETTLING_SECONDS = 3;

type Owner = {readonly id: string; readonly host: string; readonly pid: number; readonly renewedAt: string};

/** A lock that this run has taken. */
export type Lock = {
  /** Throws when another run has taken the lock meanwhile. Waits until one that started at the same time would have been seen. */
  readonly assertHeld: () => Promise<void>;
};

async function ownerOf(storage: Storage): Promise<Owner | undefined> {
  try {
    const text = await storage.read(RELEASES, LOCK_FILE);
    return text === undefined ? undefined : (JSON.parse(text) as Owner);
  } catch (error) {
    // A damaged lock has no owner.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the owner may still be running: on this machine its process exists, on another it has renewed the lock recently. */
function isValid({host, pid, renewedAt}: Owner): boolean {
  const age = (Date.now() - Date.parse(renewedAt)) / 1000;
  return age < VALID_SECONDS && (host !== hostname() || isRunning(pid));
}

function taken({target}: Storage, {host, pid, renewedAt}: Owner): Error {
  return new Error(
    `[deploy] ${target}: another deployment or rollback is at work here (process ${pid} on ${host}, last sign ${renewedAt}). ` +
      `This one has changed nothing that is live. Wait until it has ended, then run the command again. If it was killed, its lock ends ${VALID_SECONDS / 60} minutes after ` +
      `the last sign, or with \`rclone deletefile ${target}/${inReleases(LOCK_FILE)}\`.`,
  );
}

/**
 * Runs `work` under a lock, an object with its owner and time. Object storage cannot create an object only if it does not exist, so this
 * cannot exclude a second run with certainty: `assertHeld` detects one that takes the lock at the same time, unless that run needs longer
 * than SETTLING_SECONDS between reading and writing the lock.
 *
 * @throws Error if another run holds the lock
 */
export async function whileLocked<T>(
  storage: Storage,
  settling: number | undefined,
  work: (lock: Lock) => Promise<T>,
): Promise<T> {
  const [id, start] = [randomUUID(), Date.now()];
  const other = await ownerOf(storage);
  if (other && isValid(other)) throw taken(storage, other);
  const renew = () => {
    const owner: Owner = {id, host: hostname(), pid: process.pid, renewedAt: new Date().toISOString()};
    return storage.write(inReleases(LOCK_FILE), JSON.stringify(owner));
  };
  await renew();
  const ifHeld = async (change: () => Promise<void>) => {
    if ((await ownerOf(storage))?.id === id) await change();
  };
  // The next renewal follows soon, and a lock that cannot be removed expires without this process.
  const ignore = () => undefined;
  const timer = setInterval(() => void ifHeld(renew).catch(ignore), RENEWAL_SECONDS * 1000);
  try {
    return await work({
      async assertHeld() {
        await sleep(Math.max(0, start + (settling ?? SETTLING_SECONDS * 1000) - Date.now()));
        const owner = await ownerOf(storage);
        if (!owner)
          throw new Error(
            `[deploy] ${storage.target}: somebody has removed the lock of this run. The site is as it was before. Run the command again.`,
          );
        if (owner.id !== id) throw taken(storage, owner);
      },
    });
  } finally {
    clearInterval(timer);
    await ifHeld(() => storage.remove([inReleases(LOCK_FILE)])).catch(ignore);
  }
}
