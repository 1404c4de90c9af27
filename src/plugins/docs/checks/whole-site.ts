import {checkContracts, contractFiles, handWrittenProblems, openVersionFiles} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {storeOf} from '../../store';
import {folderOf, readDocFiles} from '../files/doc-files';
import {siteVersions} from '../files/site-versions';
import {changesPageProblems} from '../versions/pages';
import {expandPage} from '../blocks/expanded-page';
import type {ReadPage} from '../read/read-page';
import {openRecords, recordsOf} from './page-record';

type ContractVerdict = {readonly sound: boolean; readonly notes: readonly string[]};

function judge(siteDir: string, folder: string): ContractVerdict {
  const {problems, fit, notes} = checkContracts(siteDir, siteVersions(siteDir), folder);
  return {
    sound: fit && problems.length === 0 && handWrittenProblems(openVersionFiles(siteDir, folder)).length === 0,
    notes,
  };
}

/** The verdict on the contracts, cached for each docs version with its surroundings. */
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

/** Changes that are not shown; nothing where there are other problems, which are then collected together. */
export async function soundSiteProblems(siteDir: string, routeBase: string): Promise<readonly Problem[] | undefined> {
  const records = openRecords(siteDir, routeBase);
  const {sound} = await contractVerdict(siteDir, routeBase);
  if (!sound) return undefined;
  const pages = [];
  for (const {file} of readDocFiles(siteDir)) pages.push(await records.of(file));
  if (!pages.every((page) => page.sound)) return undefined;
  return changesPageProblems(siteDir, pages);
}

export async function siteProblems(
  siteDir: string,
  routeBase: string,
  pages: readonly ReadPage[],
): Promise<readonly Problem[]> {
  const versions = siteVersions(siteDir);
  const folders = Array.from(new Set(contractFiles(siteDir).map(folderOf)));
  const shown = pages.filter(
    ({file, problems}) => problems.length === 0 && checkContracts(siteDir, versions, folderOf(file)).fit,
  );
  const expanded = await Promise.all(shown.map((page) => expandPage(siteDir, routeBase, page, page)));
  return [
    ...folders.flatMap((folder) => checkContracts(siteDir, versions, folder).problems),
    ...folders.flatMap((folder) => handWrittenProblems(openVersionFiles(siteDir, folder))),
    ...expanded.flatMap(({problems}) => problems),
  ];
}
