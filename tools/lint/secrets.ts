import {readdirSync, readFileSync} from 'fs';
import path from 'path';
import {contractFiles, contractName, personalNumbers, readLevels} from '../../contract';
import type {Problem} from '../../contract';

/** Folders with generated files, besides those of packages: builds and reports. */
const MADE = [
  '.git',
  'build',
  '.docusaurus',
  '.docusaurus3',
  '.cache-loader',
  'test-results',
  'playwright-report',
  'bench-results',
  'sbom',
  'pdf',
];

/** Published files; personal numbers in contracts are reported by the build, by the contract's level. */
const PUBLISHED = /^(?:docs|versioned_docs|blog|static)\/(?!(?:.*\/)?_contract\/)/;

/** The keys of the signature vectors are public, so that anybody can repeat the vectors. */
const TEST_KEY = /(?:^|\/)_vectors\/test-[\w-]*private-key\.pem$/;

const RULES = '@secretlint/secretlint-rule-preset-recommend';

/** The text files of a site by their paths relative to it; files with a zero byte are binary. */
function textsOf(siteDir: string, folder = ''): readonly (readonly [string, string])[] {
  return readdirSync(path.join(siteDir, folder), {withFileTypes: true}).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || MADE.includes(file) ? [] : textsOf(siteDir, file);
    const text = entry.isFile() ? readFileSync(path.join(siteDir, file), 'utf8') : '\0';
    return text.includes('\0') ? [] : [[file, text] as const];
  });
}

function numberProblems(file: string, text: string): readonly Problem[] {
  return text.split('\n').flatMap((line, row) =>
    personalNumbers(line).map(({name, text: found, index}) => ({
      plugin: 'personal-data',
      file,
      line: row + 1,
      column: index + 1,
      message: `"${found}" may be somebody's ${name}. Expected numbers that are masked or invalid, e.g. 138****0000. Mask it.`,
    })),
  );
}

/** Finds credentials in a text, by the rules of secretlint. @param file path relative to the site, for the problems */
export async function credentialProblems(file: string, text: string): Promise<readonly Problem[]> {
  // All are ES modules.
  const [{lintSource}, {creator}, {secretLintProfiler}] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
    import('@secretlint/profiler'),
  ]);
  // Before 13.1 it profiles each rule for each file, which takes two minutes for 2,000 files (secretlint #1653).
  secretLintProfiler.mark = () => undefined;
  const source = {filePath: file, content: text, contentType: 'text', ext: path.extname(file)} as const;
  const {messages} = await lintSource({
    source,
    options: {config: {rules: [{id: RULES, rule: creator}]}, maskSecrets: true},
  });
  return messages.map(({message, loc}) => ({
    plugin: 'secrets',
    file,
    line: loc.start.line,
    column: loc.start.column + 1,
    message: `${message.split('\n')[0].replaceAll(/\*{4,}/g, '***')} Expected no credential that opens anything. Revoke it where it is valid, and take it out.`,
  }));
}

/**
 * Finds credentials anywhere in a site, and personal numbers in published files, samples and vectors included. For contracts the build
 * reports both from the level `complete` on.
 */
export async function secretProblems(siteDir: string): Promise<readonly Problem[]> {
  const contracts = contractFiles(siteDir);
  const {requires} = readLevels(siteDir, contracts.map(contractName));
  const isLeftOut = (file: string) =>
    TEST_KEY.test(file) || (contracts.includes(file) && !requires(contractName(file), 'complete'));
  const problems = textsOf(siteDir).map(async ([file, text]) => [
    ...(isLeftOut(file) ? [] : await credentialProblems(file, text)),
    ...(PUBLISHED.test(file) ? numberProblems(file, text) : []),
  ]);
  return (await Promise.all(problems)).flat();
}
