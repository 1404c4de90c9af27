import {execFile, execFileSync} from 'child_process';
import {copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'fs';
import os from 'os';
import path from 'path';
import {languageOf} from '../../contract';
import type {Language} from '../../contract';
import {distinct, keyOf, placeOf, writeSamples} from './files';
import type {Sample} from './files';

const KEYS = path.join(__dirname, '..', '..', 'docs', '_vectors');
/** Timeout of a program, milliseconds. */
const PATIENCE = 120_000;

/** Output and exit code of a program. */
export type Run = {readonly stdout: string; readonly stderr: string; readonly exitCode: number};

type Command = readonly [command: string, ...args: string[]];

const QUICK_START = ['-XX:-UsePerfData', '-Xshare:auto', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Compiles all Java samples with one call for each group of classes with distinct names. */
function compileJava(samples: readonly Sample[], folder: string): ReadonlyMap<string, Command> {
  const groups: Sample[][] = [];
  for (const sample of samples) {
    const group = groups.find((others) => others.every(({fileName}) => fileName !== sample.fileName));
    if (group) group.push(sample);
    else groups.push([sample]);
  }
  const commands = groups.flatMap((group, index) => {
    const classes = path.join(folder, 'classes', String(index));
    const files = group.map((sample) => placeOf(sample, folder));
    execFileSync('javac', ['-encoding', 'UTF-8', '-proc:none', '-d', classes, ...files], {stdio: 'pipe'});
    return group.map((sample): [string, Command] => [
      keyOf(sample),
      ['java', ...QUICK_START, '-cp', classes, path.basename(sample.fileName, '.java')],
    ]);
  });
  return new Map(commands);
}

/** Builds all Go samples with one call, each as its own package. */
function compileGo(samples: readonly Sample[], folder: string): ReadonlyMap<string, Command> {
  const binaries = path.join(folder, 'binaries');
  mkdirSync(binaries);
  const module = path.join(folder, 'go');
  writeFileSync(path.join(module, 'go.mod'), 'module samples\n\ngo 1.19\n');
  // Without cgo and symbols linking takes half the time.
  const env = {...process.env, CGO_ENABLED: '0'};
  execFileSync('go', ['build', '-ldflags=-s -w', '-o', `${binaries}/`, './...'], {cwd: module, env, stdio: 'pipe'});
  return new Map(samples.map((sample) => [keyOf(sample), [path.join(binaries, keyOf(sample))]]));
}

const interpreted =
  (command: string) =>
  (samples: readonly Sample[], folder: string): ReadonlyMap<string, Command> =>
    new Map(samples.map((sample) => [keyOf(sample), [command, placeOf(sample, folder)]]));

/** Preparation of samples in compiled languages. */
const PREPARE: Partial<Readonly<Record<Language['id'], ReturnType<typeof interpreted>>>> = {
  node: interpreted(process.execPath),
  java: compileJava,
  go: compileGo,
};

/** Runs samples that were prepared together. */
export type Runner = {
  /** Runs a sample in its own folder, beside the test keys. */
  readonly run: (sample: Sample, environment: Readonly<Record<string, string>>) => Promise<Run>;
  readonly close: () => void;
};

/**
 * Prepares samples of one language: writes each distinct file once, and compiles all at once if the language is compiled.
 *
 * @throws Error with the compiler's output
 */
export function openRunner(language: Language['id'], samples: readonly Sample[]): Runner {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  const own = distinct(samples.filter((sample) => sample.language === language));
  writeSamples(own, folder);
  const commands = (PREPARE[language] ?? interpreted(languageOf(language).command))(own, folder);
  const run: Runner['run'] = async (sample, environment) => {
    const cwd = mkdtempSync(path.join(folder, 'run-'));
    (existsSync(KEYS) ? readdirSync(KEYS) : [])
      .filter((file) => file.endsWith('.pem'))
      .forEach((file) => copyFileSync(path.join(KEYS, file), path.join(cwd, file)));
    const {PATH = '', HOME = ''} = process.env;
    const env = {PATH, HOME, LC_ALL: 'C.UTF-8', ...environment};
    const [command, ...args] = commands.get(keyOf(sample)) ?? [''];
    return new Promise((resolve) => {
      execFile(command, args, {cwd, env, timeout: PATIENCE}, (error, stdout, stderr) => {
        const exitCode = typeof error?.code === 'number' ? error.code : 1;
        resolve({stdout, stderr, exitCode: error ? exitCode : 0});
      });
    });
  };
  return {run, close: () => rmSync(folder, {recursive: true, force: true})};
}

/** A server that samples call. */
export type Platform = {readonly url: string; readonly close: () => Promise<void>};

/**
 * Runs samples of one language one after another, each with its own platform, so that they do not affect each other.
 *
 * @param open starts a platform
 * @param look receives the result of each sample, before its platform is closed
 * @throws Error with the compiler's output
 */
export async function runSamples<S extends Sample, P extends Platform>(
  samples: readonly S[],
  open: (sample: S) => Promise<P>,
  look: (sample: S, run: Run, platform: P) => Promise<void>,
): Promise<void> {
  const runner = openRunner(samples[0].language, samples);
  try {
    for (const sample of samples) {
      const platform = await open(sample);
      await look(sample, await runner.run(sample, {SANDBOX_URL: platform.url}), platform);
      await platform.close();
    }
  } finally {
    runner.close();
  }
}
