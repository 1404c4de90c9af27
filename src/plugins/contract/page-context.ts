import {createChangeLog} from './changes/log';
import type {PageContext} from './field-list';
import {createHistory} from './history';
import type {Contracts} from './read';

/** Folder of the docs version that a page belongs to, e.g. `docs`, `versioned_docs/version-2.0`. */
export const folderOf = (file: string): string => file.split('/').slice(0, file.startsWith('versioned_docs/') ? 2 : 1).join('/');

/** Route of the docs version in a folder: `docs` → `/docs/`, `versioned_docs/version-2.0` → `/docs/2.0/`. */
function routeOf(folder: string, routeBase: string): string {
  const [, version] = /\/version-(.+)$/.exec(folder) ?? [];
  return version ? `${routeBase}/${version}/` : `${routeBase}/`;
}

/**
 * What the pages of a docs version look up.
 *
 * @param folder folder of the version relative to the site
 * @param routeBase route of the docs without the last slash, e.g. `/docs`
 */
export function createPageContext(siteDir: string, routeBase: string, folder: string, contracts: Contracts): PageContext {
  return {
    get common() {
      return contracts.common;
    },
    history: createHistory(siteDir, folder),
    changes: createChangeLog(siteDir, folder),
    pageUrl: (page, anchor, version = folder) => `${routeOf(version, routeBase)}${page}#${anchor}`,
  };
}
