import path from 'path';
import {createChangeLog, createHistory, hasPlace, openVersionFiles, pageFile} from '../../../../contract';
import type {Contracts} from '../../../../contract';
import {operationLinks} from '../../../data/navigation';
import {DRAWING, storeOf} from '../../store';
import {ownAddress, numberOf, routeOf, pageTitle} from '../files/doc-files';
import {siteVersions} from '../files/site-versions';
import type {Remark} from '../read/remark';
import {downloadsFolder} from './downloads';
import {contractTexts} from './contract-text';
import type {PageContext} from './context';
import type {PageUrl} from './markdown';

/**
 * Creates the context for the pages of a docs version.
 *
 * @param noteRead called with each file that is read or missing
 */
export function createPageContext(
  siteDir: string,
  routeBase: string,
  folder: string,
  contracts: Contracts,
  remark: Remark,
  noteRead: (file: string) => void = () => undefined,
): PageContext {
  const versions = siteVersions(siteDir);
  const pages = path.join(siteDir, folder);
  const newest = versions[versions.length - 1]?.folder ?? folder;
  const pageUrl: PageUrl = (page, anchor, version = folder) => {
    const file = pageFile(path.join(siteDir, version), page);
    const address = file === undefined ? undefined : ownAddress(siteDir, version, file);
    return `${address ?? routeOf(siteDir, version, routeBase) + page}#${anchor}`;
  };
  return {
    get common() {
      return contracts.common;
    },
    number: numberOf(folder),
    history: createHistory(versions, folder),
    files: openVersionFiles(siteDir, folder, noteRead),
    changes: createChangeLog(versions, folder),
    newest: {changes: createChangeLog(versions, newest), folder: newest},
    downloadUrl: (file) =>
      `pathname://${path.posix.join(path.posix.dirname(routeBase), downloadsFolder(numberOf(folder)), file)}`,
    hasPage: (page) => pageFile(pages, page) !== undefined,
    pageTitle: (page) => pageTitle(pages, page, (file) => noteRead(`${folder}/${file}`)),
    pageUrl,
    drawn: (text, draw) => storeOf(siteDir).dataNow(DRAWING, [text], draw),
    operationLinks,
    ...contractTexts(remark, (page, anchor) => {
      if (hasPlace(pages, page, anchor)) return pageUrl(page, anchor).replace(/#$/, '');
      const other = versions.find((version) => page.startsWith(`${version.folder}/`))?.folder;
      const inOther = other === undefined ? '' : page.slice(other.length + 1);
      return other !== undefined && hasPlace(path.join(siteDir, other), inOther, anchor)
        ? pageUrl(inOther, anchor, other).replace(/#$/, '')
        : undefined;
    }),
  };
}
