import {bundleContract} from '../../contract';
import type {VersionContracts} from '../../contract';
import {CURRENT_NUMBER} from '../../src/data/versions';
import type {Contract, ContractSet} from '../../sandbox/platform/contracts';
import {siteVersions} from '../../src/plugins/docs/site-versions';

/** The docs version of this number. @throws when there is none */
export function versionOf(siteDir: string, number: string = CURRENT_NUMBER): VersionContracts {
  const versions = siteVersions(siteDir);
  const found = versions.find((version) => version.number === number);
  if (found) return found;
  const known = versions.map((version) => version.number).join(', ');
  throw new Error(`[sandbox] version ${number} is unknown. Known: ${known}. Choose one of them.`);
}

/** Reads the contracts of a docs version. */
export async function readContractSet(siteDir: string, version: VersionContracts): Promise<ContractSet> {
  const families = version.names.map(
    async (name) => [name, (await bundleContract(siteDir, version, name)) as Contract] as const,
  );
  return {version: version.number, families: Object.fromEntries(await Promise.all(families))};
}
