import {writeFileSync} from 'fs';
import path from 'path';
import {headersFile} from '../../../deploy/serve/headers-file';
import {listFiles} from '../../../deploy/serve/list-files';
import {policyHeader} from '../../../deploy/serve/policy';
import {HEADERS_FILE, servedFiles} from '../../../deploy/serve/rules';
import {compress} from './compress';
import type {Store} from '../store';
import {writePages} from './pages/pages';
import type {Pages} from './pages/pages';
import {addPolicy} from './pages/policy';
import type {Allowed} from './pages/policy';

/**
 * Writes the pages with the Content-Security-Policy of the build, `_headers` for static hosts, and the compressed forms of text files, as
 * `deploy/serve/rules.ts` expects them.
 *
 * @param store keeps compressed files from build to build
 * @param folder the build folder
 * @param pages empty afterwards, as a large site has no memory for them while it compresses
 * @param allowed what the policy names
 * @param writeRest writes the files that are still missing, while threads of Node compress those that are there
 * @throws ProblemsError for a page without an encoding
 */
export async function prepareForServers(
  store: Store,
  folder: string,
  baseUrl: string,
  pages: Pages,
  allowed: Allowed,
  writeRest: () => Promise<void>,
): Promise<void> {
  const tag = addPolicy(pages, allowed);
  writePages(folder, pages);
  pages.clear();
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
