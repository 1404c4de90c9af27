import {writeFileSync} from 'fs';
import path from 'path';
import {headersFile} from '../../../deploy/serve/headers-file';
import {listFiles} from '../../../deploy/serve/list-files';
import {policyHeader} from '../../../deploy/serve/policy';
import {HEADERS_FILE, servedFiles} from '../../../deploy/serve/rules';
import {compress} from './compress';
import type {Store} from '../store';

/**
 * Writes `_headers` for static hosts, and the compressed forms of text files, as `deploy/serve/rules.ts` expects them.
 *
 * @param store keeps compressed files from build to build
 * @param folder the build folder
 * @param tag the Content-Security-Policy of the build as a head element
 * @param writeRest writes the files that are still missing, while threads of Node compress those that are there
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
  // The last file: `npm run serve` takes a folder without it for one that is being built.
  writeFileSync(path.join(folder, HEADERS_FILE), headersFile(policyHeader(tag), baseUrl));
}
