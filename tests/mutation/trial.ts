/** Shows faults to tests, in a copy of the site. */
import {spawn} from 'child_process';
import {once} from 'events';
import {readFileSync, symlinkSync, writeFileSync} from 'fs';
import path from 'path';
import {PROJECT} from '../bench/site-copy';
import {withMutant} from './mutants';
import type {Mutant} from './mutants';

const PLAYWRIGHT = path.join('node_modules', '@playwright', 'test', 'cli.js');

/** A fault may make a loop endless; the tests of one module take a minute. */
const LIMIT_MS = 10 * 60_000;

/** Runs tests in a copy until the first one fails. @returns what they printed where one failed, or nothing */
export async function failureOf(copy: string, tests: readonly string[]): Promise<string | undefined> {
  const args = [PLAYWRIGHT, 'test', '--config', 'tests/mutation', '-x', ...tests];
  const child = spawn(process.execPath, args, {cwd: copy, detached: true, stdio: ['ignore', 'pipe', 'inherit']});
  // Playwright's workers take no other signal, and an endless loop would outlive the program that started it.
  const limit = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), LIMIT_MS);
  const printed: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
  const [code] = await once(child, 'close');
  clearTimeout(limit);
  return code === 0 ? undefined : Buffer.concat(printed).toString();
}

/** Lends a copy of the site the build of the project, which some tests read. */
export function lendBuild(copy: string): void {
  symlinkSync(path.join(PROJECT, 'build'), path.join(copy, 'build'), 'junction');
}

/** Whether one of the tests notices a fault. The copy is whole again afterwards. */
export async function isNoticed(copy: string, mutant: Mutant, tests: readonly string[]): Promise<boolean> {
  const file = path.join(copy, mutant.file);
  const code = readFileSync(file, 'utf8');
  writeFileSync(file, withMutant(code, mutant));
  try {
    return (await failureOf(copy, tests)) !== undefined;
  } finally {
    writeFileSync(file, code);
  }
}
