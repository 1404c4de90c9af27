import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {stringify} from 'yaml';
import {FIELDS_FILE, contractDownloads, downloadsFolder} from '../../../docs/blocks/downloads';
import {bundleContract} from '../../../../../contract';
import type {OpenApi, VersionContracts} from '../../../../../contract';
import {loadedVersion} from '../../../docs/loaded-docs';
import type {LoadedVersion} from '../../../docs/loaded-docs';
import {csv} from './csv';
import {fieldRows} from './field-rows';
import {postmanCollection} from './postman';
import {siteVersions} from '../../../docs/site-versions';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The files of a bundled contract, by name. */
export function openApiFiles(name: string, document: OpenApi): Readonly<Record<string, string>> {
  const file = contractDownloads(name);
  return {[file.json]: json(document), [file.yaml]: stringify(document, {lineWidth: 0, aliasDuplicateObjects: false})};
}

/**
 * Makes the downloads of a docs version.
 *
 * @param titleOf title of a page of the version
 * @returns text by file name; the same contracts give the same texts
 */
export async function versionDownloads(
  siteDir: string,
  version: VersionContracts,
  titleOf: (page: string) => string,
): Promise<Readonly<Record<string, string>>> {
  const files: Record<string, string> = {[FIELDS_FILE]: csv(fieldRows(siteDir, version))};
  for (const name of version.names) {
    const document = await bundleContract(siteDir, version, name);
    Object.assign(files, openApiFiles(name, document));
    files[contractDownloads(name).postman] = json(await postmanCollection(`${version.number}/${name}`, document, titleOf));
  }
  return files;
}

/** Writes the contracts of every docs version as OpenAPI documents, Postman collections and a list of fields. */
export async function writeContracts({siteDir, outDir}: Props, versions: readonly LoadedVersion[]): Promise<void> {
  for (const version of siteVersions(siteDir)) {
    const docs = loadedVersion(versions, version.number)?.docs ?? [];
    const titleOf = (page: string) => docs.find(({unversionedId}) => unversionedId === page)?.title ?? page;
    const folder = path.join(outDir, downloadsFolder(version.number));
    mkdirSync(folder, {recursive: true});
    const files = await versionDownloads(siteDir, version, titleOf);
    Object.entries(files).forEach(([file, text]) => writeFileSync(path.join(folder, file), text));
  }
}
