import {spawn, spawnSync} from 'child_process';
import {once} from 'events';
import {cpSync, existsSync, mkdirSync, readdirSync, symlinkSync} from 'fs';
import path from 'path';
import {test} from '@playwright/test';
import {createInterface} from 'readline';
import {LANGUAGES} from '../../../contract';
import type {Language} from '../../../contract';

const ROOT = path.join(__dirname, '..', '..', '..');

/** The command that runs the file of a language. */
const commandOf = ({id, command}: Language): readonly string[] =>
  id === 'node' ? [process.execPath] : command.split(' ');

/** A hand-written sample of a topic in a language, in its own folder like a reader's: with the keys, and with the packages that it may import. */
export type SampleProgram = {readonly language: Language; readonly folder: string; readonly file: string};

export function languagesOf(version: string, topic: string): readonly Language[] {
  return LANGUAGES.filter(({fileName}) => existsSync(path.join(ROOT, version, '_samples', topic, fileName(topic))));
}

export function prepareProgram(version: string, topic: string, language: Language): SampleProgram {
  const folder = test.info().outputPath(language.id);
  const file = language.fileName(topic);
  mkdirSync(folder, {recursive: true});
  cpSync(path.join(ROOT, version, '_samples', topic, file), path.join(folder, file));
  const vectors = path.join(ROOT, version, '_vectors');
  readdirSync(vectors)
    .filter((name) => name.endsWith('.pem'))
    .forEach((name) => cpSync(path.join(vectors, name), path.join(folder, name)));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return {language, folder, file};
}

/** Sets the locale, from which Java takes the encodings of its source and output. */
const optionsOf = ({folder}: SampleProgram, env: NodeJS.ProcessEnv) => ({
  cwd: folder,
  env: {...process.env, LC_ALL: 'C.UTF-8', ...env},
});

export function runProgram(program: SampleProgram): {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
} {
  const [command, ...parameters] = commandOf(program.language);
  return spawnSync(command, [...parameters, program.file], {...optionsOf(program, {}), encoding: 'utf8'});
}

/**
 * Starts a program that runs until it is stopped, and waits for its first line.
 *
 * @returns a function that stops it with its child processes, and its output
 * @throws when it ends without printing a line
 */
export async function startProgram(
  program: SampleProgram,
  env: NodeJS.ProcessEnv,
): Promise<{readonly stop: () => Promise<string>}> {
  const [command, ...parameters] = commandOf(program.language);
  const child = spawn(command, [...parameters, program.file], {
    ...optionsOf(program, env),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  const errors: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  const lines = createInterface({input: child.stdout}).on('line', (line) => printed.push(line));
  const ended = once(child, 'close');
  await Promise.race([once(lines, 'line'), ended]);
  if (printed.length === 0)
    throw new Error(`${program.file} ended without a line: ${Buffer.concat(errors).toString('utf8')}`);
  return {
    stop: async () => {
      if (child.pid) process.kill(-child.pid);
      await ended;
      return printed.map((line) => `${line}\n`).join('');
    },
  };
}
