import {readFileSync} from 'fs';
import type {Problem} from '../../contract';
import {credentialProblems} from '../lint/secrets';
import {ADOPT} from './documents';
import type {Document} from './documents';

/**
 * Finds possible credentials in documents, which the site would publish, in the files of the provider.
 *
 * @param known texts that are published already: lines that they have are not reported again
 */
export async function credentialsIn(
  documents: readonly Document[],
  known: readonly string[] = [],
): Promise<readonly Problem[]> {
  const published = new Set(known.flatMap((text) => text.split(/\r?\n/)).map((line) => line.trim()));
  const files = new Set(documents.flatMap(({sources}) => sources));
  const found = Array.from(files, async (file) => {
    const text = readFileSync(file, 'utf8');
    const lines = text.split(/\r?\n/);
    const problems = await credentialProblems(file, text);
    return problems.filter(({line = 1}) => !published.has(lines[line - 1].trim()));
  });
  return (await Promise.all(found)).flat().map((problem) => ({...problem, plugin: ADOPT}));
}
