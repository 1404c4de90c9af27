import {execFile} from 'child_process';
import path from 'path';
import {lintContracts} from './contracts';
import type {Problem} from '../../contract';
import {importCycles} from './cycles';

/** Finds the problems of some of the files of a site, after it has mended what it can where it is told to. */
export type Linter = (siteDir: string, fix: boolean) => Promise<readonly Problem[]>;

/** Linters end with 1 or 2 when they find problems; a crash leaves no JSON behind. */
const PROBLEMS_FOUND = [1, 2];
const MAX_BYTES = 64 * 1024 * 1024;

/** For Node to run: on Windows `node_modules/.bin` holds shell scripts. */
const PROGRAMS = {eslint: 'eslint/bin/eslint.js', stylelint: 'stylelint/bin/stylelint.mjs', typescript: 'typescript/bin/tsc'};

/** Reads what a linter printed. @returns nothing where it is no report */
type Read<Report> = (printed: string, hasFailed: boolean) => Report | undefined;

/** Runs a linter, which prints its report on stdout or, as stylelint does, on stderr. */
function runTool<Report>(siteDir: string, name: keyof typeof PROGRAMS, args: readonly string[], read: Read<Report>): Promise<Report> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [path.join('node_modules', PROGRAMS[name]), ...args], {cwd: siteDir, maxBuffer: MAX_BYTES}, (error, stdout, stderr) => {
      const hasEnded = !error || PROBLEMS_FOUND.includes(Number(error.code));
      const report = hasEnded ? [stdout, stderr].map((text) => read(text, error !== null)).find((found) => found !== undefined) : undefined;
      if (report === undefined) reject(new Error(`[lint] ${name} did not run to its end: ${stderr || error?.message}`));
      else resolve(report);
    });
  });
}

const readJson = (printed: string) => (/^[[{]/.test(printed) ? JSON.parse(printed) : undefined);

/** The lines of tsc, which prints nothing where all is well. */
const readTypes: Read<readonly Problem[]> = (printed, hasFailed) => {
  const places = Array.from(printed.matchAll(/^(?:(.+)\((\d+),(\d+)\): )?error (TS\d+: .*(?:\n .*)*)/gm));
  if (hasFailed && places.length === 0) return undefined;
  return places.map(([, file, line, column, message]) => ({plugin: 'typescript', file: file ?? 'tsconfig.json', ...(file && {line: Number(line), column: Number(column)}), message}));
};

/** Rules about browsers: what to do is for this project to say. */
const OF_BROWSERS = /^(?:baseline|compat|plugin)\//;
const helpOf = (rule: string, page?: string): string | undefined => (OF_BROWSERS.test(rule) ? 'tools/lint/README.md, "Browsers"' : page);

const relative = (siteDir: string, file: string): string => path.relative(siteDir, file).split(path.sep).join('/');

type EslintReport = {
  readonly results: readonly {
    readonly filePath: string;
    readonly messages: readonly {readonly ruleId: string | null; readonly line?: number; readonly column?: number; readonly message: string}[];
  }[];
  readonly metadata: {readonly rulesMeta: Readonly<Record<string, {readonly docs?: {readonly url?: string}}>>};
};

/** Prose wherever it stands, Markdown, TypeScript and the direction of imports: eslint.config.mjs. */
export const eslint: Linter = async (siteDir, fix) => {
  const {results, metadata} = await runTool<EslintReport>(siteDir, 'eslint', ['.', '--format', 'json-with-metadata', ...(fix ? ['--fix'] : [])], readJson);
  return results.flatMap(({filePath, messages}) =>
    messages.map(({ruleId, line, column, message}) => {
      const help = helpOf(ruleId ?? '', metadata.rulesMeta[ruleId ?? '']?.docs?.url);
      return {plugin: ruleId ?? 'eslint', file: relative(siteDir, filePath), line, column, message: help ? `${message} How to mend it: ${help}` : message};
    }),
  );
};

type StylelintReport = readonly {
  readonly source: string;
  readonly warnings: readonly {readonly line: number; readonly column: number; readonly rule: string; readonly text: string}[];
}[];

/** CSS: stylelint.config.mjs. */
export const stylelint: Linter = async (siteDir, fix) => {
  const results = await runTool<StylelintReport>(siteDir, 'stylelint', ['{book,src}/**/*.css', '--formatter', 'json', ...(fix ? ['--fix'] : [])], readJson);
  return results.flatMap(({source, warnings}) =>
    [...warnings].sort((one, other) => one.line - other.line).map(({line, column, rule, text}) => ({
      plugin: rule,
      file: relative(siteDir, source),
      line,
      column,
      message: `${text.replace(` (${rule})`, '')}. How to mend it: ${helpOf(rule, `https://stylelint.io/user-guide/rules/${rule}`)}`,
    })),
  );
};

/** The contracts of all docs versions: redocly.yaml. */
export const redocly: Linter = (siteDir) => lintContracts(siteDir, path.join(siteDir, 'redocly.yaml'));

/** Types: tsconfig.json. */
export const typescript: Linter = (siteDir) => runTool(siteDir, 'typescript', ['--noEmit', '--pretty', 'false'], readTypes);

/** Modules that import each other. */
export const esbuild: Linter = importCycles;
