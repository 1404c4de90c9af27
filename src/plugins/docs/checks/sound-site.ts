import {checkContracts, contractFiles, handWrittenProblems, openVersionFiles} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {folderOf} from '../blocks/page-context';
import {readDocFiles} from '../doc-files';
import {openRecords, recordsOf} from '../page/page-record';
import {siteVersions} from '../site-versions';
import {storeOf} from '../../store';
import {changesPageProblems} from '../versions/pages';
import {linkProblems} from './links';

/** Whether the contracts and samples of all docs versions have no problems, and what writers should know of them all the same. */
type ContractVerdict = {readonly sound: boolean; readonly notes: readonly string[]};

function judge(siteDir: string): ContractVerdict {
  const versions = siteVersions(siteDir);
  const folders = Array.from(new Set(contractFiles(siteDir).map(folderOf)));
  const verdicts = folders.map((folder) => checkContracts(siteDir, versions, folder));
  return {
    sound: verdicts.every(({problems, fit}) => fit && problems.length === 0) && folders.every((folder) => handWrittenProblems(openVersionFiles(siteDir, folder)).length === 0),
    notes: versions.flatMap(({folder}) => checkContracts(siteDir, versions, folder).notes),
  };
}

/** The verdict on the contracts, kept until one of them, a sample or the outline of a page changes. */
export function contractVerdict(siteDir: string, routeBase: string): Promise<ContractVerdict> {
  return storeOf(siteDir).data('verdict', [recordsOf(siteDir, routeBase).surroundings.all], () => judge(siteDir));
}

/**
 * The problems of a site whose contracts and pages have none by themselves: links that lead nowhere, and changes that are not shown.
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
  return [...changesPageProblems(siteDir, pages), ...linkProblems(siteDir, pages, routeBase)];
}
