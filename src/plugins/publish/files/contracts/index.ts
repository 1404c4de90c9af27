import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {FIELDS_FILE, contractDownloads, downloadsFolder} from '../../../docs/blocks/downloads';
import type {VersionContracts} from '../../../../../contract';
import {loadedVersion} from '../../../docs/loaded-docs';
import type {LoadedVersion} from '../../../docs/loaded-docs';
import {bundledContract, json} from './bundled';
import {csv} from './csv';
import {fieldRows} from './field-rows';
import {postmanCollection} from './postman';
import {docsRoute} from '../../../docs/doc-files';
import {recordsOf} from '../../../docs/page/page-record';
import {siteVersions} from '../../../docs/site-versions';
import {storeOf} from '../../../store';

/**
 * Makes the downloads of the contracts of a docs version.
 *
 * @param titleOf title of a page of the version
 * @returns text by file name; the same contracts give the same texts
 */
export async function contractFiles(siteDir: string, version: VersionContracts, titleOf: (page: string) => string): Promise<Readonly<Record<string, string>>> {
  const files: Record<string, string> = {};
  for (const name of version.names) {
    const {document, texts} = await bundledContract(siteDir, version, name);
    Object.assign(files, texts);
    files[contractDownloads(name).postman] = json(await postmanCollection(`${version.number}/${name}`, document, titleOf));
  }
  return files;
}

/** Writes the contracts of every docs version as OpenAPI documents, Postman collections and a list of fields. */
export async function writeContracts({siteDir, outDir, baseUrl}: Props, versions: readonly LoadedVersion[]): Promise<void> {
  const store = storeOf(siteDir);
  const records = recordsOf(siteDir, docsRoute(baseUrl));
  for (const version of siteVersions(siteDir)) {
    const docs = loadedVersion(versions, version.number)?.docs ?? [];
    const titles = Object.fromEntries(docs.map(({unversionedId, title}) => [unversionedId, title]));
    const ofVersion = await store.data('contracts', [records.surroundings.of(version.folder), version.number, JSON.stringify(titles)], () => contractFiles(siteDir, version, (page) => titles[page] ?? page));
    // The list of fields says in which version each came.
    const fields = await store.data('fields', [await records.around(version.folder), version.number], () => csv(fieldRows(siteDir, version)));
    const folder = path.join(outDir, downloadsFolder(version.number));
    mkdirSync(folder, {recursive: true});
    Object.entries({...ofVersion, [FIELDS_FILE]: fields}).forEach(([file, text]) => writeFileSync(path.join(folder, file), text));
  }
}
