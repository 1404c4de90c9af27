/** `npm run lint`: runs all linters in parallel; `npm run lint -- --fix` lets them fix what they can. */
import path from 'path';
import {formatProblem} from '../../contract';
import * as linters from './linters';
import type {Linter} from './run-tool';

const ROOT = path.join(__dirname, '..', '..');
const [option, ...more] = process.argv.slice(2);

async function run([name, lint]: [string, Linter]): Promise<number> {
  const start = performance.now();
  const problems = await lint(ROOT, option === '--fix');
  problems.forEach((problem) => console.error(formatProblem(problem)));
  console.log(`${name}: ${problems.length} problems, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return problems.length;
}

async function main(): Promise<void> {
  if (more.length > 0 || (option && option !== '--fix'))
    throw new Error('[lint] unknown option. Known: --fix. E.g. npm run lint -- --fix');
  // With --fix several linters write the same files.
  const {prettier, ...others} = linters;
  const counts = await Promise.all(Object.entries(others).map(run));
  const unformatted = await run(['prettier', prettier]);
  process.exitCode = [...counts, unformatted].some((count) => count > 0) ? 1 : 0;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
