import {checkContracts, collectProblems, shownProblems} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {siteVersions} from '../files/site-versions';

/** Problems in the contracts of a docs version, and operations that no page, or more than one, shows. */
export function folderProblems(siteDir: string, folder: string): readonly Problem[] {
  const versions = siteVersions(siteDir);
  const {problems, fit} = checkContracts(siteDir, versions, folder);
  const version = versions.find((one) => one.folder === folder);
  return fit && version ? [...problems, ...collectProblems(() => shownProblems(siteDir, version))] : problems;
}
