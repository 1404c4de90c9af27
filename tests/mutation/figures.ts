/** Writes the results of a run into the file that is kept in the repository. */
import type {Mutant} from './mutants';
import type {Outcome} from './trial';

export type Survivor = Mutant & {readonly outcome: Exclude<Outcome, 'noticed'>};

export type Run = {
  readonly folders: readonly string[];
  readonly seed: string;
  /** Maximum number of tests that are run for a fault. */
  readonly tests: string;
  /** Number of possible faults. */
  readonly places: number;
  /** Modules that no unit test imports. */
  readonly unreached: readonly string[];
  readonly chosen: readonly Mutant[];
  readonly survivors: readonly Survivor[];
};

const share = (part: number, whole: number): string => `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`;

/** Code in a cell of a table. */
const cell = (code: string): string => `\`${code.replace(/\s+/g, ' ').replace(/\|/g, '\\|').slice(0, 80)}\``;

/** The figures as Markdown. */
export function figures({folders, seed, tests, places, unreached, chosen, survivors}: Run): string {
  const rows = folders.map((folder) => {
    const [all, left] = [chosen, survivors].map(
      (mutants) => mutants.filter(({file}) => file.startsWith(`${folder}/`)).length,
    );
    return `| \`${folder}\` | ${all === 0 ? 'none planted' : share(all - left, all)} |`;
  });
  const survived = survivors.map(
    ({file, line, was, text, outcome}) => `| \`${file}:${line}\` | ${cell(was)} | ${cell(text)} | ${outcome} |`,
  );
  return [
    '# Faults that the tests notice',
    '',
    `Written by \`npx tsx tests/mutation/main.ts --count ${chosen.length} --seed ${seed} --tests ${tests}\`: a sample of the ${places} places where a`,
    `fault can be planted, without those that the types notice. Each was shown to the ${tests} test files that are nearest to its module.`,
    '',
    '| folder | noticed |',
    '| --- | --- |',
    ...rows,
    `| all | ${chosen.length === 0 ? 'none planted' : share(chosen.length - survivors.length, chosen.length)} |`,
    '',
    survived.length > 0 ? '| place | was | became | tests |\n| --- | --- | --- | --- |' : 'All were noticed.',
    ...survived,
    '',
    ...(unreached.length > 0
      ? [
          `No unit test imports ${unreached.map((file) => `\`${file}\``).join(', ')}: builds and \`docusaurus start\` run these.`,
          '',
        ]
      : []),
  ].join('\n');
}
