import {contractTimes, contractVersions} from '../../../../contract';
import type {VersionContracts} from '../../../../contract';
import {docsVersions} from '../../../data/versions';

/** The contracts of each site as they were read last: every page of a build compares them. */
const lastVersions = new Map<string, {readonly times: string; readonly versions: readonly VersionContracts[]}>();

/** The contracts of every docs version of a site, oldest first; the same ones until a file of them changes. */
export function siteVersions(siteDir: string): readonly VersionContracts[] {
  const times = contractTimes(siteDir);
  const last = lastVersions.get(siteDir);
  if (last?.times === times) return last.versions;
  const versions = contractVersions(siteDir, docsVersions);
  lastVersions.set(siteDir, {times, versions});
  return versions;
}
