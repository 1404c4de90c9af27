import path from 'path';
import {ANSWERS} from '../../contract';
import {versionNumber} from '../../src/data/versions';
import {versionOf} from '../sandbox/contract-set';
import type {InterfaceSample} from './files';
import {runSamples} from './run';
import type {Run} from './run';
import {startSandbox} from './sandbox';
import type {SampleSandbox} from './sandbox';

const ROOT = path.join(__dirname, '..', '..');

const folderOf = (version: string): string => versionOf(ROOT, versionNumber(version)).folder;

/** The file of recorded answers of a docs version. */
export const answersFile = (version: string): string => path.join(ROOT, folderOf(version), ANSWERS);

/** Answers as text by docs version and interface. */
export type Printed = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Standard output of a program without the last line end, or standard error if it failed. */
const outputOf = ({stdout, stderr, exitCode}: Run): string =>
  exitCode === 0 && stderr === '' ? stdout.replace(/\n$/, '') : `exit code ${exitCode}: ${stdout}${stderr}`;

/** Runs samples of one language, each against a new sandbox of its docs version. */
export async function printedAnswers(samples: readonly InterfaceSample[]): Promise<Printed> {
  const versions = Array.from(new Set(samples.map(({version}) => version)));
  const sandboxes = new Map(
    await Promise.all(versions.map(async (version) => [version, await startSandbox(version)] as const)),
  );
  const printed: Record<string, Record<string, string>> = Object.fromEntries(versions.map((version) => [version, {}]));
  await runSamples(
    samples,
    async ({version}) => {
      const sandbox = sandboxes.get(version) as SampleSandbox;
      await sandbox.reset();
      return {url: sandbox.url, close: async () => undefined};
    },
    async ({version, id}, run) => {
      printed[version][id] = outputOf(run);
    },
  );
  await Promise.all(Array.from(sandboxes.values(), (sandbox) => sandbox.close()));
  return printed;
}
