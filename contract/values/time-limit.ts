import {Script, createContext} from 'vm';

/** Limit of CPU time for one run, milliseconds: a harmless expression needs a thousandth of it. */
const LIMIT = 250;
/** The limit after runs of SHORT_AFTER milliseconds in all. */
const SHORT = 25;
const SHORT_AFTER = 2_500;
/** After so much CPU time in all, milliseconds, nothing is run any more. */
const LONGEST = 6_000;

const context = createContext({run: undefined as unknown});
const script = new Script('run()');
let spent = 0;

const milliseconds = ({user, system}: NodeJS.CpuUsage): number => (user + system) / 1000;

/**
 * Runs a function that may not terminate, e.g. a regular expression from a document; Node ends it from another thread. The function must
 * not have side effects, as it runs again where other processes used the CPU meanwhile.
 *
 * @returns undefined where it, or earlier runs together, took too long
 */
export function withinTime<Result>(run: () => Result): Result | undefined {
  if (spent > LONGEST) return undefined;
  const limit = spent > SHORT_AFTER ? SHORT : LIMIT;
  context.run = run;
  let used = 0;
  while (used < limit) {
    const before = process.cpuUsage();
    try {
      return script.runInContext(context, {timeout: limit}) as Result;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      const taken = milliseconds(process.cpuUsage(before));
      used += taken;
      spent += taken;
    }
  }
  return undefined;
}
