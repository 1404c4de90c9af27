import type {BuildFailure} from 'esbuild';
import {ProblemsError} from '../../contract';

/**
 * Converts errors of esbuild, which otherwise print a stack of its own.
 *
 * @param remedy what to do, as a sentence; it follows the text of esbuild
 */
export const problemsOf = ({errors}: BuildFailure, remedy?: string): ProblemsError =>
  new ProblemsError(
    errors.map(({text, location}) => ({
      plugin: 'beta13',
      file: location?.file ?? 'src',
      line: location?.line,
      column: location ? location.column + 1 : undefined,
      message: [`${text}.`, remedy].filter(Boolean).join(' '),
    })),
  );
