import type {Problem} from '../problems';

/** How many line numbers a note lists at most. */
const NAMED_LINES = 5;

/**
 * One line for each document about problems that its level allows, for the build to print.
 *
 * @param what what was found, e.g. `shown as JSON Schema`
 */
export function notesOf(problems: readonly Problem[], what: string): readonly string[] {
  return Array.from(new Set(problems.map(({file}) => file))).map((file) => {
    const of = problems.filter((problem) => problem.file === file);
    const [first, ...others] = of.map(({line = 1}) => line);
    const lines = [first, ...others.slice(0, NAMED_LINES - 1)].join(', ');
    return `[${of[0].plugin}] ${file}:${first}: ${of.length} × ${what}, at line ${lines}${of.length <= NAMED_LINES ? '' : ', …'}. \`npm run coverage\` names all.`;
  });
}
