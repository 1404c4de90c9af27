import path from 'path';
import {contractDownloads} from '../../../docs/blocks/downloads';
import type {VersionContracts} from '../../../../../contract';
import {pageTitle} from '../../../docs/page-title';
import {bundledContract, json} from './bundled';
import {postmanCollection} from './postman';

/**
 * Makes the contracts of a docs version as OpenAPI documents and Postman collections.
 *
 * @returns text by file name; the same contracts give the same texts
 */
export async function contractFiles(siteDir: string, version: VersionContracts): Promise<Readonly<Record<string, string>>> {
  const files: Record<string, string> = {};
  const titleOf = (page: string) => pageTitle(path.join(siteDir, version.folder), page);
  for (const name of version.names) {
    const {document, texts} = await bundledContract(siteDir, version, name);
    Object.assign(files, texts);
    files[contractDownloads(name).postman] = json(await postmanCollection(`${version.number}/${name}`, document, titleOf));
  }
  return files;
}
