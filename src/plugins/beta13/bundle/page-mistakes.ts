import {stripVTControlCharacters} from 'util';
import type {Compiler, NormalModule, RspackError} from '@rspack/core';
import {formatProblem} from '../../../../contract';
import {importMistakeIn, mistakesOfModule} from '../../docs/checks/module-mistakes';
import {fileOfModule} from '../any-folder/module-file';

export type ModuleError = RspackError & {readonly module?: NormalModule | null; readonly error?: Error};

/** A message without Rspack's colours and marks. */
export const plainMessage = (message: string): string =>
  stripVTControlCharacters(message)
    .replace(/^\s*×\s*/, '')
    .trimEnd();

/** The lines of a message that are in our own format, with their locations. */
export const problemsIn = (message: string): readonly string[] =>
  Array.from(stripVTControlCharacters(message).matchAll(/^[\s│×╰─▶]*(\[[\w-]+\] .+)$/gm), ([, problem]) => problem);

/** An error whose stack is its message. */
export function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}

/**
 * Replaces the location of mistakes in the module that a loader made of a page by that in the page, and words imports of missing modules and names, in
 * `start` and in builds.
 */
export function pageMistakes({hooks, context}: Compiler): void {
  const asProblems = (error: ModuleError): readonly Error[] => {
    const file = error.module && fileOfModule(error.module);
    if (!file) return [error];
    const text = stripVTControlCharacters(error.message);
    if (!/\.mdx?$/.test(file)) {
      const mistake = importMistakeIn(context, {file, text});
      return [mistake ? plainError(formatProblem(mistake)) : error];
    }
    const thrown = error.error && stripVTControlCharacters(error.error.message);
    return mistakesOfModule(context, {file, text, thrown}).map((mistake) =>
      plainError(typeof mistake === 'string' ? mistake : formatProblem(mistake)),
    );
  };
  hooks.afterCompile.tap('page-mistakes', (compilation) => {
    const errors = compilation.errors.map((error) => error as ModuleError);
    const all = errors.flatMap(asProblems);
    compilation.errors = Array.from(new Map(all.map((error) => [error.message, error])).values()) as RspackError[];
  });
}
