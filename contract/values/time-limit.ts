import {Script, createContext} from 'vm';

/** Maximum milliseconds of one run; patterns that end at all take a thousandth of it. */
const LIMIT = 250;
/** And after runs that took so long in all. */
const SHORT = 25;
const SHORT_AFTER = 2_500;
/** After so long in all nothing is run any more. */
const LONGEST = 6_000;

const context = createContext({run: undefined as unknown});
const script = new Script('run()');
let spent = 0;

/**
 * Runs what may take for ever, e.g. a regular expression of somebody else; Node ends it from a thread of its own.
 *
 * @returns nothing where it took too long, or others did before
 */
export function withinTime<Result>(run: () => Result): Result | undefined {
  if (spent > LONGEST) return undefined;
  const limit = spent > SHORT_AFTER ? SHORT : LIMIT;
  context.run = run;
  try {
    return script.runInContext(context, {timeout: limit}) as Result;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    spent += limit;
    return undefined;
  }
}
