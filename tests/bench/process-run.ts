/** Runs a program and measures its time and the memory of it and of all that it starts. */
import {spawn} from 'child_process';
import {existsSync, readdirSync, readFileSync} from 'fs';

/** Between two looks at the memory, in milliseconds. */
const LOOK_AGAIN = 100;

/** Bytes of a page of memory on Linux, in which `/proc/<pid>/statm` counts. */
const MEMORY_PAGE = 4096;

const MEGABYTE = 1024 * 1024;

export type Run = {
  readonly seconds: number;
  /** Highest sum of resident memory of the processes; `NaN` where there is no `/proc`. */
  readonly peakMb: number;
};

export type Command = {
  readonly program: string;
  readonly arguments: readonly string[];
  /** Working directory. */
  readonly folder: string;
  /** Seconds after which the program is ended and counts as not finished. */
  readonly limitSeconds?: number;
};

/** Group of a process and its resident memory in bytes; `undefined` when it has ended meanwhile. */
function processOf(pid: string): {group: number; bytes: number} | undefined {
  try {
    // The name of the program stands in brackets and may hold spaces: the fields behind it are state, parent and group.
    const [, , group] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [, resident] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return {group: Number(group), bytes: Number(resident) * MEMORY_PAGE};
  } catch {
    return undefined;
  }
}

/** Resident memory of all processes of a group, in bytes. */
function memoryOfGroup(group: number): number {
  if (!existsSync('/proc/self/statm')) return NaN;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(processOf)
    .reduce((sum, process) => sum + (process?.group === group ? process.bytes : 0), 0);
}

/**
 * Runs a program without output.
 *
 * @returns time and memory, or `undefined` when the program was ended at its limit
 * @throws what the program wrote to its error output, when it fails
 */
export function run({program, arguments: options, folder, limitSeconds}: Command): Promise<Run | undefined> {
  return new Promise((resolve, reject) => {
    const start = process.hrtime.bigint();
    // A group of its own holds the processes that the program starts, too.
    const child = spawn(program, options, {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
    });
    const group = child.pid ?? 0;
    const errors: Buffer[] = [];
    let peak = 0;
    let ended = false;
    const looks = setInterval(() => (peak = Math.max(peak, memoryOfGroup(group))), LOOK_AGAIN);
    const limit = limitSeconds === undefined ? undefined : setTimeout(() => (ended = process.kill(-group)), limitSeconds * 1000);
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(looks);
      clearTimeout(limit);
      if (ended) resolve(undefined);
      else if (code === 0) resolve({seconds: Number(process.hrtime.bigint() - start) / 1e9, peakMb: peak / MEGABYTE});
      else reject(new Error(`[bench] ${[program, ...options].join(' ')} in ${folder} ends with ${code}.\n${Buffer.concat(errors).toString()}`));
    });
  });
}
