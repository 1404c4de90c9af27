import path from 'path';
import {lintContracts} from './contracts';
import {importProblems} from './imports';
import {readJson, runTool} from './run-tool';
import type {Linter, Read} from './run-tool';
import {secretProblems} from './secrets';
import {unusedProblems} from './unused';
import {ownerProblems} from './owners';
import type {Problem} from '../../contract';

/** Parses the output of tsc, which is empty if there are no errors. */
const readTypes: Read<readonly Problem[]> = (printed, hasFailed) => {
  const places = Array.from(printed.matchAll(/^(?:(.+)\((\d+),(\d+)\): )?error (TS\d+: .*(?:\n .*)*)/gm));
  if (hasFailed && places.length === 0) return undefined;
  return places.map(([, file, line, column, message]) => ({
    plugin: 'typescript',
    file: file ?? 'tsconfig.json',
    ...(file && {line: Number(line), column: Number(column)}),
    message,
  }));
};

/** Rules about browser support, whose messages get a remedy of this project. */
const OF_BROWSERS = /^(?:baseline|compat|plugin)\//;
/** The rule with the project's own messages, which contain their remedy. */
const OWN = 'no-restricted-syntax';
function helpOf(rule: string, page?: string): string | undefined {
  if (rule === OWN) return undefined;
  return OF_BROWSERS.test(rule) ? 'tools/lint/README.md, "Browsers"' : page;
}

const relative = (siteDir: string, file: string): string => path.relative(siteDir, file).split(path.sep).join('/');

type EslintReport = {
  readonly results: readonly {
    readonly filePath: string;
    readonly messages: readonly {
      readonly ruleId: string | null;
      readonly line?: number;
      readonly column?: number;
      readonly message: string;
    }[];
  }[];
  readonly metadata: {readonly rulesMeta: Readonly<Record<string, {readonly docs?: {readonly url?: string}}>>};
};

/** Pages, prose, Markdown and TypeScript: tools/lint/eslint.config.mjs. */
export const eslint: Linter = async (siteDir, fix) => {
  const {results, metadata} = await runTool<EslintReport>(
    siteDir,
    'eslint',
    ['.', '--config', 'tools/lint/eslint.config.mjs', '--format', 'json-with-metadata', ...(fix ? ['--fix'] : [])],
    readJson,
  );
  const found = results.flatMap(({filePath, messages}) =>
    messages.map(({ruleId, line, column, message}) => {
      const help = helpOf(ruleId ?? '', metadata.rulesMeta[ruleId ?? '']?.docs?.url);
      return {
        plugin: ruleId ?? 'eslint',
        file: relative(siteDir, filePath),
        line,
        column,
        message: help ? `${message} How to fix it: ${help}` : message,
      };
    }),
  );
  // During tests Playwright compiles a module for one module system only; ESLint imports this one as an ES module.
  const {readPageLevels} = await import('./pages/levels.mjs');
  return [...readPageLevels(siteDir).problems, ...found];
};

type StylelintReport = readonly {
  readonly source: string;
  readonly warnings: readonly {
    readonly line: number;
    readonly column: number;
    readonly rule: string;
    readonly text: string;
  }[];
}[];

/** CSS: stylelint.config.mjs. */
export const stylelint: Linter = async (siteDir, fix) => {
  const results = await runTool<StylelintReport>(
    siteDir,
    'stylelint',
    ['{src,tools}/**/*.css', '--formatter', 'json', ...(fix ? ['--fix'] : [])],
    readJson,
  );
  return results.flatMap(({source, warnings}) =>
    [...warnings]
      .sort((one, other) => one.line - other.line)
      .map(({line, column, rule, text}) => ({
        plugin: rule,
        file: relative(siteDir, source),
        line,
        column,
        message: `${text.replace(` (${rule})`, '')}. How to fix it: ${helpOf(rule, `https://stylelint.io/user-guide/rules/${rule}`)}`,
      })),
  );
};

const UNFORMATTED = 'It is not formatted as Prettier does it. `npm run lint -- --fix` does it.';

/** Prettier lists unformatted files on stdout; on stderr those that it cannot parse, each with an excerpt. */
const readFormat: Read<readonly Problem[]> = (printed, hasFailed) => {
  const lines = printed.split(/\r?\n/).filter(Boolean);
  if (hasFailed && lines.length === 0) return undefined;
  return lines.flatMap((line) => {
    if (!line.startsWith('[error]'))
      return {plugin: 'prettier', file: line.split(path.sep).join('/'), message: UNFORMATTED};
    const [, file, message, at, column] = /^\[error\] (\S+): (\w+Error: .+?)(?: \((\d+):(\d+)\))?$/.exec(line) ?? [];
    return file
      ? {plugin: 'prettier', file, line: Number(at), column: Number(column), message: `${message} Fix it.`}
      : [];
  });
};

/** Layout of code, data and Markdown: .prettierrc.json and .prettierignore. Runs after the other linters, which write the same files. */
export const prettier: Linter = (siteDir, fix) =>
  runTool(
    siteDir,
    'prettier',
    [...(fix ? ['--write', '--log-level=error'] : ['--list-different']), '--no-color', '.'],
    readFormat,
  );

/** The contracts of all docs versions: redocly.yaml. */
export const redocly: Linter = (siteDir) => lintContracts(siteDir, path.join(siteDir, 'redocly.yaml'));

/** Types: tsconfig.json. */
export const typescript: Linter = (siteDir) =>
  runTool(siteDir, 'typescript', ['--noEmit', '--pretty', 'false'], readTypes);

/** Direction of imports: dependencies.cjs. */
export const dependencyCruiser: Linter = importProblems;

/** Unused code: knip.json. */
export const knip: Linter = unusedProblems;

/** Credentials and personal numbers. */
export const secrets: Linter = secretProblems;

/** The list of owners of paths: tools/adopt/paths.json. */
export const owners: Linter = ownerProblems;
