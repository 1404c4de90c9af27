import {spawnSync} from 'child_process';
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

/** The command that formats a language, unless it is a package of the project. */
const FORMAT: Partial<Readonly<Record<Language['id'], readonly [command: string, argument: string]>>> = {
  curl: ['shfmt', '--version'],
  python: ['black', '--version'],
  php: ['phpcs', '--version'],
  go: ['gofmt', '--help'],
};

const answers = ([command, argument]: readonly [string, string]): boolean => !spawnSync(command, [argument]).error;
const runs = ([command, argument]: readonly [string, string]): boolean => spawnSync(command, [argument]).status === 0;

/** Explains why this machine cannot run the samples of a language; empty where it can. */
export function lacksToRun(language: Language['id']): string {
  const missing = RUN[language].filter((tool) => !runs(tool));
  return missing.length > 0 ? `left out, no ${missing.map((tool) => tool.join(' ')).join(', ')}` : '';
}

/** Explains why this machine cannot check the format of a language; empty where it can. */
export function lacksToFormat(language: Language['id']): string {
  const tool = FORMAT[language];
  return tool && !answers(tool) ? `left out, no ${tool[0]}` : '';
}
