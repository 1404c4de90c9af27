import {spawnSync} from 'child_process';
import path from 'path';
import type {Language} from '../../contract';

/** Commands that a language's samples need, each with an argument with which it succeeds. */
const RUN: Readonly<Record<Language['id'], readonly (readonly [command: string, argument: string])[]>> = {
  curl: [
    ['bash', '--version'],
    ['curl', '--version'],
    ['openssl', 'version'],
    ['nc', '-h'],
  ],
  node: [['node', '--version']],
  java: [
    ['java', '-version'],
    ['javac', '-version'],
  ],
  python: [
    ['python3', '--version'],
    ['openssl', 'version'],
  ],
  php: [
    ['php', '--ri=openssl'],
    ['php', '--ri=curl'],
  ],
  go: [['go', 'version']],
};

/** Folder in which Prettier looks for its plugins. */
const ROOT = path.join(__dirname, '..', '..');

const PRETTIER = [require.resolve('prettier/bin/prettier.cjs'), '--no-config', '--list-different', '--print-width=120'];

/** The command that checks the format of all files of a language, to which the folder is appended. */
const FORMAT: Readonly<Record<Language['id'], readonly [command: string, ...args: string[]]>> = {
  curl: ['shfmt', '-i', '2', '-d'],
  node: [process.execPath, ...PRETTIER],
  java: [process.execPath, ...PRETTIER, '--plugin=prettier-plugin-java'],
  python: ['black', '--quiet', '--diff', '--line-length=120'],
  // Warnings of PSR-12 are ignored, e.g. about a long literal.
  php: ['phpcs', '--standard=PSR12', '-n', '--extensions=php'],
  go: ['gofmt', '-d'],
};

const runs = ([command, argument]: readonly [string, string]): boolean => spawnSync(command, [argument]).status === 0;

/** Explains why this machine cannot run the samples of a language; empty where it can. */
export function lacksToRun(language: Language['id']): string {
  const missing = RUN[language].filter((tool) => !runs(tool));
  return missing.length > 0 ? `left out, no ${missing.map((tool) => tool.join(' ')).join(', ')}` : '';
}

/** Explains why this machine cannot check the format of a language; empty where it can. */
export function lacksToFormat(language: Language['id']): string {
  const [command] = FORMAT[language];
  return spawnSync(command, ['--version']).error ? `left out, no ${command}` : '';
}

/**
 * Runs the formatter of a language on all files of a folder.
 *
 * @returns the changes it would make; empty if there are none
 */
export function formatProblems(language: Language['id'], folder: string): string {
  const [command, ...args] = FORMAT[language];
  const {stdout, stderr, status} = spawnSync(command, [...args, folder], {cwd: ROOT, encoding: 'utf8'});
  const said = stdout + stderr;
  return said.trim() || (status === 0 ? '' : `${command} ended with ${status}`);
}
