import {spawnSync} from 'child_process';
import path from 'path';
import type {Language} from '../../contract/samples/languages';

const ROOT = path.join(__dirname, '..', '..');
const PRETTIER = [
  path.join(ROOT, 'node_modules/prettier/bin/prettier.cjs'),
  '--no-config',
  '--list-different',
  '--print-width=120',
];

/** The command that checks all files of a language in a folder. */
const CHECKS: Readonly<
  Record<Language['id'], (folder: string) => readonly [command: string, args: readonly string[]]>
> = {
  curl: (folder) => ['shfmt', ['-i', '2', '-d', folder]],
  node: (folder) => [process.execPath, [...PRETTIER, folder]],
  java: (folder) => [process.execPath, [...PRETTIER, '--plugin=prettier-plugin-java', folder]],
  python: (folder) => ['black', ['--quiet', '--diff', '--line-length=120', folder]],
  // Warnings of PSR-12 are ignored, e.g. about a long literal.
  php: (folder) => ['phpcs', ['--standard=PSR12', '-n', '--extensions=php', folder]],
  go: (folder) => ['gofmt', ['-d', folder]],
};

/** What the formatter of a language would change in a folder. */
export function formatProblems(language: Language['id'], folder: string): string {
  const [command, args] = CHECKS[language](folder);
  const {stdout, stderr, status} = spawnSync(command, args, {cwd: ROOT, encoding: 'utf8'});
  const said = stdout + stderr;
  return said.trim() || (status === 0 ? '' : `${command} ended with ${status}`);
}
