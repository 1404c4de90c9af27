import {CURRENT_NUMBER} from '../../../data/versions';
import {loadedRoute} from './doc-files';

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
