import {bundleContract} from '../src/plugins/contract-downloads/bundle';
import {contractVersions} from '../src/plugins/contract/versions';
import type {VersionContracts} from '../src/plugins/contract/versions';
import {CURRENT_NUMBER, versionNumber} from '../src/data/versions';
import type {Contract, ContractSet} from './contract';

/** The docs version of this number. @throws when there is none */
export function versionOf(siteDir: string, number: string = CURRENT_NUMBER): VersionContracts {
  const versions = contractVersions(siteDir);
  const found = versions.find(({version}) => versionNumber(version) === number);
  if (found) return found;
  const known = versions.map(({version}) => versionNumber(version)).join(', ');
  throw new Error(`[sandbox] version ${number} is unknown. Known: ${known}. Choose one of them.`);
}

/** Reads the contracts of a docs version. */
export async function readContractSet(siteDir: string, version: VersionContracts): Promise<ContractSet> {
  const families = version.names.map(async (name) => [name, (await bundleContract(siteDir, version, name)) as Contract] as const);
  return {version: versionNumber(version.version), families: Object.fromEntries(await Promise.all(families))};
}
