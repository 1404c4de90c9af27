import {checkContracts, contractFiles, handWrittenProblems, openVersionFiles} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {expandPage} from '../blocks/expanded-page';
import type {ReadPage} from '../read/read-page';
import {folderOf} from '../files/version-folders';
import {siteVersions} from '../files/site-versions';

/**
 * All problems of the contracts, samples and pages of all docs versions.
 *
 * @param routeBase route of the docs without the last slash, e.g. `/docs`
 */
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
  const expanded = await Promise.all(shown.map((page) => expandPage(siteDir, routeBase, page)));
  return [
    ...folders.flatMap((folder) => checkContracts(siteDir, versions, folder).problems),
    ...folders.flatMap((folder) => handWrittenProblems(openVersionFiles(siteDir, folder))),
    ...expanded.flatMap(({problems}) => problems),
  ];
}
