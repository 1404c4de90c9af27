/** Runs a program and measures its time, and the memory and CPU time of it and of all processes that it starts. */
import {spawn} from 'child_process';
import {existsSync, readdirSync, readFileSync} from 'fs';

/** Milliseconds between two samples of the processes' use. */
const LOOK_AGAIN = 100;

/** Bytes of a memory page on Linux, the unit of `/proc/<pid>/statm`. */
const MEMORY_PAGE = 4096;

/** Unit of CPU time in `/proc/<pid>/stat`. */
const TICKS_PER_SECOND = 100;

const MEGABYTE = 1024 * 1024;

export type Run = {
  readonly seconds: number;
  /** Highest sum of resident memory of the processes; `NaN` where there is no `/proc`. */
  readonly peakMb: number;
  /** CPU time, which other work on the machine changes less than `seconds`; `NaN` where there is no `/proc`. */
  readonly coreSeconds: number;
};

export type Command = {
  readonly program: string;
  readonly arguments: readonly string[];
  /** Working directory. */
  readonly folder: string;
  /** Seconds after which the program is stopped and counts as unfinished. */
  readonly limitSeconds?: number;
};

type Usage = {readonly bytes: number; readonly coreSeconds: number};

/**
 * Memory that a process of the group uses now, and CPU time of it and its ended children; undefined if it belongs to another group or has
 * ended.
 */
function usageOf(pid: string, group: number): Usage | undefined {
  try {
    // The program name is in parentheses and may contain spaces; the fields after it are state, parent, group, …
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
    if (fields[2] !== group) return undefined;
    const [, resident] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    // Ticks in user and system mode, then those of ended children.
    const ticks = fields.slice(11, 15).reduce((sum, count) => sum + count, 0);
    return {bytes: Number(resident) * MEMORY_PAGE, coreSeconds: ticks / TICKS_PER_SECOND};
  } catch {
    return undefined;
  }
}

/** Resident memory and CPU time of all processes of a group. */
function usageOfGroup(group: number): Usage {
  if (!existsSync('/proc/self/statm')) return {bytes: NaN, coreSeconds: NaN};
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => usageOf(pid, group))
    .reduce<Usage>(
      (sum, usage) => ({
        bytes: sum.bytes + (usage?.bytes ?? 0),
        coreSeconds: sum.coreSeconds + (usage?.coreSeconds ?? 0),
      }),
      {bytes: 0, coreSeconds: 0},
    );
}

/**
 * Runs a program without showing its output.
 *
 * @returns time and memory, or `undefined` when the program was stopped at its limit
 * @throws the error output of the program when it fails
 */
export function run({program, arguments: options, folder, limitSeconds}: Command): Promise<Run | undefined> {
  return new Promise((resolve, reject) => {
    const start = process.hrtime.bigint();
    // In a process group of its own, together with the processes that it starts.
    const child = spawn(program, options, {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
    });
    const group = child.pid ?? 0;
    const errors: Buffer[] = [];
    let most: Usage = {bytes: 0, coreSeconds: 0};
    let ended = false;
    const looks = setInterval(() => {
      const {bytes, coreSeconds} = usageOfGroup(group);
      most = {bytes: Math.max(most.bytes, bytes), coreSeconds: Math.max(most.coreSeconds, coreSeconds)};
    }, LOOK_AGAIN);
    const limit =
      limitSeconds === undefined ? undefined : setTimeout(() => (ended = process.kill(-group)), limitSeconds * 1000);
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(looks);
      clearTimeout(limit);
      if (ended) resolve(undefined);
      else if (code === 0) {
        const seconds = Number(process.hrtime.bigint() - start) / 1e9;
        resolve({seconds, peakMb: most.bytes / MEGABYTE, coreSeconds: most.coreSeconds});
      } else
        reject(
          new Error(
            `[bench] ${[program, ...options].join(' ')} in ${folder} ends with ${code}.\n${Buffer.concat(errors).toString()}`,
          ),
        );
    });
  });
}
