import {readFileSync} from 'fs';
import path from 'path';
import {contractTimes, contractVersions, contractFiles, setYamlCache} from '../../../../contract';
import type {VersionContracts} from '../../../../contract';
import {docsVersions} from '../../../data/versions';
import {storeOf} from '../../store';

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

const YAML = 'yaml';

/** Lets contracts be read without parsing them, until they change. @param editing `start` stores nothing: only builds remove what is outdated */
export function cacheContracts(siteDir: string, editing: boolean): void {
  const store = storeOf(siteDir);
  // A build without a change reads no contract, and the next one may. JSON is read fast, and not kept.
  const files = contractFiles(siteDir).filter((file) => !file.endsWith('.json'));
  files.forEach((file) => store.need(YAML, [readFileSync(path.join(siteDir, file), 'utf8')]));
  setYamlCache({
    find: (text) => store.find(YAML, [text]),
    keep: (text, data) => {
      if (!editing) store.put(YAML, [text], data);
    },
  });
}
