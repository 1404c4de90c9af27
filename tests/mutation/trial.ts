/** Runs tests on faults, in a copy of the site. */
import {spawn} from 'child_process';
import {once} from 'events';
import {readFileSync, symlinkSync, writeFileSync} from 'fs';
import path from 'path';
import {PROJECT} from '../../tools/trial-site/copy';
import {withMutant} from './mutants';
import type {Mutant} from './mutants';

const PLAYWRIGHT = path.join('node_modules', '@playwright', 'test', 'cli.js');

/** Timeout, as a fault can cause an endless loop; the tests of one module take a minute. */
const LIMIT_MS = 10 * 60_000;

/** Result for a fault: a test failed, no test failed, or the tests did not end, which a suspended machine can cause as well. */
export type Outcome = 'noticed' | 'survived' | 'unended';

/** Runs tests in a copy until the first one fails. @returns their result and output */
export async function runTests(
  copy: string,
  tests: readonly string[],
): Promise<{readonly outcome: Outcome; readonly printed: string}> {
  const args = [PLAYWRIGHT, 'test', '--config', 'tests/mutation', '-x', ...tests];
  const child = spawn(process.execPath, args, {cwd: copy, detached: true, stdio: ['ignore', 'pipe', 'inherit']});
  // Playwright's workers ignore other signals, and an endless loop would continue after its parent has ended.
  const limit = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), LIMIT_MS);
  const printed: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(limit);
  const outcome = code === null ? 'unended' : code === 0 ? 'survived' : 'noticed';
  return {outcome, printed: Buffer.concat(printed).toString()};
}

/** Links the project's build into a copy of the site, as some tests read it. */
export function lendBuild(copy: string): void {
  symlinkSync(path.join(PROJECT, 'build'), path.join(copy, 'build'), 'junction');
}

/** Runs tests on a fault, and restores the copy afterwards. */
export async function outcomeOf(copy: string, mutant: Mutant, tests: readonly string[]): Promise<Outcome> {
  const file = path.join(copy, mutant.file);
  const code = readFileSync(file, 'utf8');
  writeFileSync(file, withMutant(code, mutant));
  try {
    return (await runTests(copy, tests)).outcome;
  } finally {
    writeFileSync(file, code);
  }
}
