import {readFileSync} from 'fs';
import path from 'path';
import {stringify} from 'yaml';
import {contractDownloads} from '../../../docs/blocks/downloads';
import {CONTRACT_FOLDER, bundleContract, contractName} from '../../../../../contract';
import type {VersionContracts} from '../../../../../contract';
import {listFiles} from '../../../../../deploy/serve/list-files';
import {pageTitle} from '../../../docs/page-title';
import {postmanCollection} from './postman';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Makes the downloads of a contract: as one OpenAPI document, and as a Postman collection.
 *
 * @returns text by file name; the same contract gives the same texts
 * @throws when a reference leads nowhere
 */
export async function contractFiles(siteDir: string, version: VersionContracts, name: string): Promise<Readonly<Record<string, string>>> {
  const document = await bundleContract(siteDir, version, name);
  const collection = await postmanCollection(`${version.number}/${name}`, document, (page) => pageTitle(path.join(siteDir, version.folder), page));
  const file = contractDownloads(name);
  return {
    [file.json]: json(document),
    [file.yaml]: stringify(document, {lineWidth: 0, aliasDuplicateObjects: false}),
    [file.postman]: json(collection),
  };
}

/** File names that a reference writes as they are. */
const PLAIN = /^[\w.-]+$/;

/**
 * The files that a contract is made of, with their texts: all of its folder but the contracts of other families, and those of these that a
 * file of its own names.
 */
export function sourcesOf(siteDir: string, {folder, names}: VersionContracts, name: string): readonly string[] {
  const contracts = path.join(siteDir, folder, CONTRACT_FOLDER);
  const texts = new Map(listFiles(contracts).map((file) => [file, readFileSync(path.join(contracts, file), 'utf8')]));
  const isOwn = (file: string) => contractName(`${CONTRACT_FOLDER}/${file}`) === name || !names.includes(contractName(`${CONTRACT_FOLDER}/${file}`)) || !PLAIN.test(file);
  const used = new Set([...texts.keys()].filter(isOwn));
  for (const file of used) [...texts.keys()].filter((other) => texts.get(file)?.includes(other)).forEach((other) => used.add(other));
  return [...used].sort().flatMap((file) => [file, texts.get(file) ?? '']);
}
