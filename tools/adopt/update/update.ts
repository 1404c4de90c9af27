import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'fs';
import {tmpdir} from 'os';
import path from 'path';
import {openContracts, suggestion, throwProblems} from '../../../contract';
import {CURRENT_NUMBER} from '../../../src/data/versions';
import {numberProblems} from '../../../src/plugins/docs/versions/check';
import type {Problem} from '../../../contract';
import {credentialsIn} from '../credentials';
import {readDocuments} from '../documents';
import {familyName} from '../names';
import type {Options} from '../options';
import {MARK} from '../sample';
import {apply, assertClean} from '../work-tree';
import {planUpdate} from './plan';
import {hasBreaking, summaryOf} from './summary';
import * as words from '../../../contract/words';

/** Exit codes: no change that concerns integrators, and incompatible changes. */
const [FINE, BREAKING] = [0, 2];

/**
 * The name of the contract that a document updates: the one of `--family`, the only one, or the one derived from the file name.
 *
 * @throws Error if the site has no contract of this name
 * @internal exported for tests
 */
export function familyOfFile(name: string, {family, files}: Options, known: readonly string[]): string {
  const found = family ?? (known.length === 1 && files.length === 1 ? known[0] : familyName(name));
  if (known.includes(found)) return found;
  throw new Error(
    `the site has no family "${found}". Known: ${known.join(', ') || 'none'}.${suggestion(found, known)} Name the family with --family, or rename ${name}.`,
  );
}

/**
 * Replaces the documents of the site by newer ones.
 *
 * @returns the exit code, the text to print, and credentials that the update would publish
 * @throws Error or ProblemsError; then nothing has changed
 */
export async function update(
  siteDir: string,
  options: Options,
): Promise<{readonly code: number; readonly text: string; readonly warnings: readonly Problem[]}> {
  if (existsSync(path.join(siteDir, MARK)))
    throw new Error('the site holds the sample, which nobody updates. Adopt your documents first, without --update.');
  assertClean(siteDir);
  // The report of an update may advise to freeze the version, which must not be frozen already.
  throwProblems(numberProblems(siteDir, CURRENT_NUMBER));
  const {names} = openContracts(siteDir, 'docs');
  const documents = readDocuments(options.files, options.folder, (name) => familyOfFile(name, options, names));
  const published = documents
    .flatMap(({contents}) => Array.from(contents.keys(), (file) => path.join(siteDir, file)))
    .filter(existsSync)
    .map((file) => readFileSync(file, 'utf8'));
  const folder = mkdtempSync(path.join(tmpdir(), 'adopt-'));
  try {
    const {change, report} = await planUpdate(siteDir, folder, documents);
    const warnings = change ? await credentialsIn(documents, published) : [];
    const summary = change ? summaryOf(report) : `${words.adopt.update.same}\n`;
    if (change && !options.dryRun) apply(siteDir, change, () => undefined);
    if (options.summary !== undefined) writeFileSync(options.summary, summary);
    return {code: change && hasBreaking(report) ? BREAKING : FINE, text: summary, warnings};
  } finally {
    rmSync(folder, {recursive: true});
  }
}
