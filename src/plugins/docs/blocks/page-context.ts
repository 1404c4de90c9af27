import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {CURRENT_NUMBER} from '../../../data/versions';
import {createChangeLog, createHistory, openVersionFiles} from '../../../../contract';
import type {Contracts} from '../../../../contract';
import {downloadsFolder} from './downloads';
import {siteVersions} from '../site-versions';
import type {PageContext} from './context';

/** Folder of the docs version that a page belongs to, e.g. `docs`, `versioned_docs/version-2.0`. */
export const folderOf = (file: string): string => file.split('/').slice(0, file.startsWith('versioned_docs/') ? 2 : 1).join('/');

/** Number of the docs version in a folder: `versioned_docs/version-2.0` → `2.0`. */
export const numberOf = (folder: string): string => /\/version-(.+)$/.exec(folder)?.[1] ?? CURRENT_NUMBER;

/** Route of the docs version in a folder: `docs` → `/docs/`, `versioned_docs/version-2.0` → `/docs/2.0/`. */
export function routeOf(folder: string, routeBase: string): string {
  const number = numberOf(folder);
  return number === CURRENT_NUMBER ? `${routeBase}/` : `${routeBase}/${number}/`;
}

/** The file of a page, relative to the site; none where there is no such page, which the check of links reports. */
const pageFile = (siteDir: string, folder: string, page: string): string | undefined =>
  ['.mdx', '.md'].map((ending) => `${folder}/${page || 'index'}${ending}`).find((file) => existsSync(path.join(siteDir, file)));

/**
 * What the pages of a docs version look up.
 *
 * @param folder folder of the version relative to the site
 * @param routeBase route of the docs without the last slash, e.g. `/docs`
 * @param noteRead takes the files of the version that are read, relative to the site, those that do not exist too
 */
export function createPageContext(
  siteDir: string,
  routeBase: string,
  folder: string,
  contracts: Contracts,
  noteRead: (file: string) => void = () => undefined,
): PageContext {
  const versions = siteVersions(siteDir);
  return {
    get common() {
      return contracts.common;
    },
    history: createHistory(versions, folder),
    files: openVersionFiles(siteDir, folder, noteRead),
    changes: createChangeLog(versions, folder),
    downloadUrl: (file) => `pathname://${path.posix.join(path.posix.dirname(routeBase), downloadsFolder(numberOf(folder)), file)}`,
    pageTitle: (page) => {
      const file = pageFile(siteDir, folder, page);
      if (!file) return page;
      noteRead(file);
      return /^title: (.+)$/m.exec(readFileSync(path.join(siteDir, file), 'utf8'))?.[1] ?? page;
    },
    pageUrl: (page, anchor, version = folder) => `${routeOf(version, routeBase)}${page}#${anchor}`,
  };
}
