import {checkContracts, contractFiles, handWrittenProblems, openVersionFiles} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {folderOf} from '../files/version-folders';
import {readDocFiles} from '../files/doc-files';
import {openRecords, recordsOf} from './page-record';
import {siteVersions} from '../files/site-versions';
import {storeOf} from '../../store';
import {changesPageProblems} from '../versions/pages';

/** Whether the contracts and samples of all docs versions have no problems, and what writers should know of them all the same. */
type ContractVerdict = {readonly sound: boolean; readonly notes: readonly string[]};

function judge(siteDir: string, folder: string): ContractVerdict {
  const {problems, fit, notes} = checkContracts(siteDir, siteVersions(siteDir), folder);
  return {
    sound: fit && problems.length === 0 && handWrittenProblems(openVersionFiles(siteDir, folder)).length === 0,
    notes,
  };
}

/** The verdict on the contracts; that on a docs version is kept until a contract, a sample or the outline of a page of it or of an older one changes. */
export async function contractVerdict(siteDir: string, routeBase: string): Promise<ContractVerdict> {
  const {surroundings} = recordsOf(siteDir, routeBase);
  const folders = Array.from(new Set(contractFiles(siteDir).map(folderOf)));
  const names = JSON.stringify(siteVersions(siteDir).map((version) => [version.folder, version.names]));
  const verdicts: ContractVerdict[] = [];
  for (const folder of folders)
    verdicts.push(
      await storeOf(siteDir).data('verdict', [surroundings.upTo(folder), folder, names], () => judge(siteDir, folder)),
    );
  return {sound: verdicts.every(({sound}) => sound), notes: verdicts.flatMap(({notes}) => notes)};
}

/**
 * The problems of a site whose contracts and pages have none by themselves: changes that are not shown.
 *
 * @returns nothing where there are other problems, which are then collected together
 */
export async function soundSiteProblems(siteDir: string, routeBase: string): Promise<readonly Problem[] | undefined> {
  const records = openRecords(siteDir, routeBase);
  const {sound} = await contractVerdict(siteDir, routeBase);
  if (!sound) return undefined;
  const pages = [];
  for (const {file} of readDocFiles(siteDir)) pages.push(await records.of(file));
  if (!pages.every((page) => page.sound)) return undefined;
  return changesPageProblems(siteDir, pages);
}
