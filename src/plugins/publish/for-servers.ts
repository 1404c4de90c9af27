import {writeFileSync, existsSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {headersFile, baseUrlOfBuild} from '../../../deploy/serve/headers-file';
import {listFiles} from '../../../deploy/serve/list-files';
import {policyHeader, policyOfBuild} from '../../../deploy/serve/policy';
import {HEADERS_FILE, servedFiles} from '../../../deploy/serve/rules';
import type {Store} from '../store';
import {compress} from './compress';

/**
 * Writes `_headers` for static hosts, and the compressed forms of text files.
 *
 * @param tag the policy as a head element
 * @param writeRest writes the remaining files while threads compress the others
 */
export async function prepareForServers(
  store: Store,
  folder: string,
  baseUrl: string,
  tag: string,
  writeRest: () => Promise<void>,
): Promise<void> {
  const first = servedFiles(listFiles(folder));
  await Promise.all([compress(store, folder, first), writeRest()]);
  const known = new Set(first);
  await compress(
    store,
    folder,
    servedFiles(listFiles(folder)).filter((file) => !known.has(file)),
  );
  // Written last: `npm run serve` considers a folder without it incomplete.
  writeFileSync(path.join(folder, HEADERS_FILE), headersFile(policyHeader(tag), baseUrl));
}

/**
 * Updates the files for servers of the whole build after the build of a further locale, which is in a subfolder: static hosts read only one
 * file of headers.
 *
 * @returns the folder of the whole build
 */
export function completeAround({
  outDir,
  baseUrl,
  i18n,
}: Pick<Props, 'outDir' | 'baseUrl' | 'i18n'>): string | undefined {
  const {currentLocale, defaultLocale} = i18n;
  const whole = path.dirname(outDir);
  const isWhole = currentLocale === defaultLocale || path.basename(outDir) !== currentLocale;
  if (isWhole || !existsSync(path.join(whole, HEADERS_FILE))) return undefined;
  const around = baseUrlOfBuild(whole);
  if (`${around}${currentLocale}/` !== baseUrl) return undefined;
  writeFileSync(path.join(whole, HEADERS_FILE), headersFile(policyOfBuild(whole), around));
  return whole;
}
