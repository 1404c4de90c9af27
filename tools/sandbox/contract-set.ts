import {existsSync, readFileSync, readdirSync} from 'fs';
import path from 'path';
import {bundleContract} from '../../contract';
import type {VersionContracts} from '../../contract';
import {CURRENT_NUMBER} from '../../src/data/versions';
import type {Contract, ContractSet} from '../../sandbox/contracts';
import {siteVersions} from '../../src/plugins/docs/files/site-versions';

/** The docs version of this number. @throws when there is none */
export function versionOf(siteDir: string, number: string = CURRENT_NUMBER): VersionContracts {
  const versions = siteVersions(siteDir);
  const found = versions.find((version) => version.number === number);
  if (found) return found;
  const known = versions.map((version) => version.number).join(', ');
  throw new Error(`[sandbox] version ${number} is unknown. Known: ${known}. Choose one of them.`);
}

/** Reads the contracts of a docs version. */
export const readContractSet = (version: VersionContracts): ContractSet => ({
  version: version.number,
  families: Object.fromEntries(version.names.map((name) => [name, bundleContract(version, name) as Contract])),
});

/** Folder of a docs version with its signature vectors and test keys. */
export const VECTORS = '_vectors';

/** The files in the folder of a docs version's signature vectors, by name; empty for contracts without signatures. */
export function vectorFiles(
  siteDir: string,
  {folder}: Pick<VersionContracts, 'folder'>,
): Readonly<Record<string, string>> {
  const place = path.join(siteDir, folder, VECTORS);
  const names = existsSync(place) ? readdirSync(place) : [];
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(place, name), 'utf8')]));
}
