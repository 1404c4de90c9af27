/**
 * `npx tsx tests/mutation/main.ts`: mutation testing: inserts faults into modules and reports those that no test notices. Options:
 * `--count 40` faults, `--seed 1` of the sample, `--tests 8` as the maximum number of tests for each fault, `--in sandbox` instead of all
 * folders.
 */
import {readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {parseArgs} from 'util';
import {listFiles} from '../../deploy/serve/list-files';
import {PROJECT, withSiteCopy} from '../../tools/trial-site/copy';
import {figures} from './figures';
import type {Survivor} from './figures';
import {mutantsOf} from './mutants';
import type {Mutant} from './mutants';
import {createReach} from './reach';
import {sample, shuffled} from './sample';
import {lendBuild, outcomeOf, runTests} from './trial';
import {createTypeCheck} from './type-check';

const FOLDERS = ['contract', 'sandbox', 'deploy/serve'];

const modulesOf = (folder: string): readonly string[] =>
  listFiles(path.join(PROJECT, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .map((file) => `${folder}/${file}`);

/** The faults that no test noticed, with their outcome. */
async function unnoticed(
  chosen: readonly Mutant[],
  testsOf: (mutant: Mutant) => readonly string[],
): Promise<readonly Survivor[]> {
  return withSiteCopy(async (copy) => {
    lendBuild(copy);
    const {outcome, printed} = await runTests(copy, [...new Set(chosen.flatMap(testsOf))]);
    if (outcome !== 'survived')
      throw new Error(
        `[mutation] a test fails without any fault. Mend it first: every fault would seem noticed.\n${printed}`,
      );
    const found: Survivor[] = [];
    for (const mutant of chosen) {
      const became = await outcomeOf(copy, mutant, testsOf(mutant));
      process.stdout.write(`${became} ${mutant.file}:${mutant.line} ${mutant.was.split('\n')[0]} → ${mutant.text}\n`);
      if (became !== 'noticed') found.push({...mutant, outcome: became});
    }
    return found;
  });
}

async function main(): Promise<void> {
  const options = {
    count: {type: 'string', default: '40'},
    seed: {type: 'string', default: '1'},
    tests: {type: 'string', default: '8'},
    in: {type: 'string', multiple: true},
  } as const;
  const {values} = parseArgs({options});
  const folders = values.in ?? FOLDERS;
  const files = folders.flatMap(modulesOf);
  const reach = createReach(PROJECT);
  const reached = files.filter((file) => reach(file).length > 0);
  const all = reached.flatMap((file) => mutantsOf(file, readFileSync(path.join(PROJECT, file), 'utf8')));
  const chosen = sample(shuffled(all, values.seed), Number(values.count), createTypeCheck(PROJECT, reached));
  const survivors = await unnoticed(chosen, ({file}) => reach(file).slice(0, Number(values.tests)));
  const unreached = files.filter((file) => !reached.includes(file));
  const text = figures({
    folders,
    seed: values.seed,
    tests: values.tests,
    places: all.length,
    unreached,
    chosen,
    survivors,
  });
  writeFileSync(path.join(__dirname, 'figures.md'), text);
  process.stdout.write(text);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
