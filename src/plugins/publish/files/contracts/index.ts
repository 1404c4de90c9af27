import path from 'path';
import {stringify} from 'yaml';
import {contractDownloads} from '../../../docs/blocks/downloads';
import {bundleContract} from '../../../../../contract';
import type {VersionContracts} from '../../../../../contract';
import {pageTitle} from '../../../docs/page-title';
import {postmanCollection} from './postman';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Makes the downloads of a contract: as one OpenAPI document, and as a Postman collection.
 *
 * @returns text by file name; the same contract gives the same texts
 * @throws when a reference leads nowhere
 */
export async function contractFiles(
  siteDir: string,
  version: VersionContracts,
  name: string,
): Promise<Readonly<Record<string, string>>> {
  const document = await bundleContract(siteDir, version, name);
  const collection = await postmanCollection(`${version.number}/${name}`, document, (page) =>
    pageTitle(path.join(siteDir, version.folder), page),
  );
  const file = contractDownloads(name);
  return {
    [file.json]: json(document),
    [file.yaml]: stringify(document, {lineWidth: 0, aliasDuplicateObjects: false}),
    [file.postman]: json(collection),
  };
}
