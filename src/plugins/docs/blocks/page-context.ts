import path from 'path';
import {operationLinks} from '../../../data/navigation';
import {CURRENT_NUMBER} from '../../../data/versions';
import {createChangeLog, createHistory, hasPlace, openVersionFiles, pageFile} from '../../../../contract';
import type {Contracts} from '../../../../contract';
import {downloadsFolder} from './downloads';
import {loadedRoute, ownAddress} from '../doc-files';
import {pageTitle} from '../page-title';
import {siteVersions} from '../site-versions';
import {DRAWING, storeOf} from '../../store';
import {contractTexts} from '../page/contract-text';
import type {Remark} from '../page/remark';
import type {PageContext} from './context';
import type {PageUrl} from './inline';

/** A page in the language of a locale, and the name of its docs version there. */
const LOCALIZED = /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/(version-[^/]+|current)\//;

/** Folder of the docs version that a page belongs to, e.g. `docs`, `versioned_docs/version-2.0`, also of one in another language. */
export function folderOf(file: string): string {
  const localized = LOCALIZED.exec(file)?.[1];
  if (localized !== undefined) return localized === 'current' ? 'docs' : `versioned_docs/${localized}`;
  return file
    .split('/')
    .slice(0, file.startsWith('versioned_docs/') ? 2 : 1)
    .join('/');
}

/** Number of the docs version in a folder: `versioned_docs/version-2.0` → `2.0`. */
export const numberOf = (folder: string): string => /\/version-(.+)$/.exec(folder)?.[1] ?? CURRENT_NUMBER;

/** Route of the docs version in a folder: `docs` → `/docs/`, `versioned_docs/version-2.0` → `/docs/2.0/`, unless options have another one. */
export function routeOf(siteDir: string, folder: string, routeBase: string): string {
  const loaded = loadedRoute(siteDir, folder);
  if (loaded !== undefined) return loaded;
  const number = numberOf(folder);
  return number === CURRENT_NUMBER ? `${routeBase}/` : `${routeBase}/${number}/`;
}

/**
 * The context for the pages of a docs version.
 *
 * @param folder folder of the version relative to the site
 * @param routeBase route of the docs without the last slash, e.g. `/docs`
 * @param noteRead is called with each file of the version that is read, relative to the site, including files that do not exist
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
