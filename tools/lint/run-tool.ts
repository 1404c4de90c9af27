import {execFile} from 'child_process';
import path from 'path';
import type {Problem} from '../../contract';

/** A linter: returns the problems in files of a site, after fixing what it can if `fix` is set. */
export type Linter = (siteDir: string, fix: boolean) => Promise<readonly Problem[]>;

/** Exit codes of linters that found problems; after a crash there is no report. */
const PROBLEMS_FOUND = [1, 2];
const MAX_BYTES = 64 * 1024 * 1024;

/** JavaScript files that Node runs, as `node_modules/.bin` contains shell scripts on Windows. */
const PROGRAMS = {
  'dependency-cruiser': 'dependency-cruiser/bin/dependency-cruise.mjs',
  eslint: 'eslint/bin/eslint.js',
  knip: 'knip/bin/knip.js',
  prettier: 'prettier/bin/prettier.cjs',
  stylelint: 'stylelint/bin/stylelint.mjs',
  typescript: 'typescript/bin/tsc',
};

/** Parses the output of a linter. @returns undefined if it is not a report */
export type Read<Report> = (printed: string, hasFailed: boolean) => Report | undefined;

/** Runs a linter, which prints its report on stdout or, as stylelint does, on stderr. */
export function runTool<Report>(
  siteDir: string,
  name: keyof typeof PROGRAMS,
  args: readonly string[],
  read: Read<Report>,
): Promise<Report> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [path.join('node_modules', PROGRAMS[name]), ...args],
      {cwd: siteDir, maxBuffer: MAX_BYTES},
      (error, stdout, stderr) => {
        const hasEnded = !error || PROBLEMS_FOUND.includes(Number(error.code));
        const report = hasEnded
          ? [stdout, stderr].map((text) => read(text, error !== null)).find((found) => found !== undefined)
          : undefined;
        if (report === undefined)
          reject(new Error(`[lint] ${name} did not run to its end: ${stderr || error?.message}`));
        else resolve(report);
      },
    );
  });
}

/** For linters that print only JSON. */
export const readJson = (printed: string) => (/^[[{]/.test(printed) ? JSON.parse(printed) : undefined);
