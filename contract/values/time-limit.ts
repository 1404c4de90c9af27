import {Script, createContext} from 'vm';

/** Milliseconds of the processor that one run may take: what is meant to end does so in a thousandth of them. */
const LIMIT = 250;
/** And after runs that took so long in all. */
const SHORT = 25;
const SHORT_AFTER = 2_500;
/** After so long in all nothing is run any more. */
const LONGEST = 6_000;

const context = createContext({run: undefined as unknown});
const script = new Script('run()');
let spent = 0;

const milliseconds = ({user, system}: NodeJS.CpuUsage): number => (user + system) / 1000;

/**
 * Runs what may take for ever, e.g. a regular expression of somebody else; Node ends it from a thread of its own. It must change nothing,
 * as it is run again where other programs took the processor meanwhile.
 *
 * @returns nothing where it took too long, or others did before
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
