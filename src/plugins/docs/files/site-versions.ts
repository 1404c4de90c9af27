import {readFileSync} from 'fs';
import path from 'path';
import {contractTimes, contractVersions, contractFiles, setYamlCache} from '../../../../contract';
import type {VersionContracts} from '../../../../contract';
import {docsVersions} from '../../../data/versions';
import {perSite} from '../../per-site';
import {storeOf} from '../../store';

const lastOf = perSite((): {times?: string; versions: readonly VersionContracts[]} => ({versions: []}));

/** The contracts of every docs version of a site, oldest first; the same object until one of their files changes. */
export function siteVersions(siteDir: string): readonly VersionContracts[] {
  const times = contractTimes(siteDir);
  const last = lastOf(siteDir);
  if (last.times !== times) Object.assign(last, {times, versions: contractVersions(siteDir, docsVersions)});
  return last.versions;
}

const YAML = 'yaml';

/**
 * Stores parsed contracts in the cache, and uses those that are there.
 *
 * @param editing in `start` nothing is stored, as only builds remove outdated entries
 */
export function cacheContracts(siteDir: string, editing: boolean): void {
  const store = storeOf(siteDir);
  // Also stores contracts that this build does not read, as the next one may. JSON is parsed fast, and not stored.
  const files = contractFiles(siteDir).filter((file) => !file.endsWith('.json'));
  files.forEach((file) => store.need(YAML, [readFileSync(path.join(siteDir, file), 'utf8')]));
  setYamlCache({
    find: (text) => store.find(YAML, [text]),
    keep: (text, data) => {
      if (!editing) store.put(YAML, [text], data);
    },
  });
}
