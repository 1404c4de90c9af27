import {checkContracts, contractFiles, handWrittenProblems, openVersionFiles} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {hasBlocks} from '../blocks/expand';
import {expandPage} from '../blocks/expanded-page';
import {folderOf} from '../blocks/page-context';
import {readDocFiles} from '../doc-files';
import {siteVersions} from '../site-versions';
import {typedTableProblems} from './typed-tables';

/**
 * All problems of the contracts, samples and pages of all docs versions.
 *
 * @param routeBase route of the docs without the last slash, e.g. `/docs`
 */
export function siteProblems(siteDir: string, routeBase: string): readonly Problem[] {
  const versions = siteVersions(siteDir);
  const folders = Array.from(new Set(contractFiles(siteDir).map(folderOf)));
  const pages = readDocFiles(siteDir);
  const shown = pages.filter(({file, markdown}) => hasBlocks(markdown) && checkContracts(siteDir, versions, folderOf(file)).fit);
  return [
    ...pages.flatMap(({file, markdown}) => typedTableProblems(file, markdown)),
    ...folders.flatMap((folder) => checkContracts(siteDir, versions, folder).problems),
    ...folders.flatMap((folder) => handWrittenProblems(openVersionFiles(siteDir, folder))),
    ...shown.flatMap((page) => expandPage(siteDir, routeBase, page).problems),
  ];
}
