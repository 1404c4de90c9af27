import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {versionNumber} from '../../src/data/versions';
import {versionOf} from '../../sandbox/contract-set';
import type {InterfaceSample} from './sample-files';
import {openRunner} from './sample-run';
import {startSandbox} from './sample-sandbox';

const ROOT = path.join(__dirname, '..', '..');

/** Answers by interface, e.g. `{'v3#createTask': {code: '200', …}}`: what the pages show as output of the samples. */
export type Answers = Readonly<Record<string, unknown>>;

/** The file of recorded answers of a docs version. */
export const answersFile = (version: string): string => path.join(ROOT, versionOf(ROOT, versionNumber(version)).folder, '_samples', 'answers.json');

/** The recorded answers of a docs version; none before they were recorded. */
export const recordedAnswers = (version: string): Answers =>
  existsSync(answersFile(version)) ? (JSON.parse(readFileSync(answersFile(version), 'utf8')) as Answers) : {};

/**
 * Runs the samples of a docs version in a language, each against a sandbox that begins anew.
 *
 * @returns what each printed, without the last line end; of one that failed, what it said
 */
export async function printedAnswers(version: string, samples: readonly InterfaceSample[]): Promise<Readonly<Record<string, string>>> {
  const sandbox = await startSandbox(version);
  const runner = openRunner(samples[0].language, samples);
  const printed: Record<string, string> = {};
  for (const sample of samples) {
    await sandbox.reset();
    const {stdout, stderr, exitCode} = await runner.run(sample, {SANDBOX_URL: sandbox.url});
    printed[sample.id] = exitCode === 0 && stderr === '' ? stdout.replace(/\n$/, '') : `exit code ${exitCode}: ${stdout}${stderr}`;
  }
  runner.close();
  await sandbox.close();
  return printed;
}

/** Recorded answers as the samples print them. */
export const asPrinted = (answers: Answers): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, JSON.stringify(answer)]));
