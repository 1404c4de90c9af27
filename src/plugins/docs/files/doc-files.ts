import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {GlobExcludeDefault, createMatcher} from '@docusaurus/utils';
import {parse} from 'yaml';
import type {Problem} from '../../../../contract';
import {pageFile} from '../../../../contract';
import {listFiles} from '../../../../deploy/serve/list-files';
import {CURRENT_NUMBER} from '../../../data/versions';
import {perSite} from '../../per-site';

/** Folders with the pages of all docs versions. */
export const DOC_FOLDERS = ['docs', 'versioned_docs'];

/** Route of the docs without a trailing slash, e.g. `/docs`. */
export const docsRoute = (baseUrl: string): string => `${baseUrl}docs`;

/** Prefix of paths relative to the site. */
export const SITE = '@site/';

/** A place in a file; line and column are 1-based. */
export type Position = {readonly line?: number; readonly column?: number};

/** Name of the plugin in its messages. */
export const PLUGIN = 'docs';

/** A problem of a page, or of another file of the docs. */
export const problemIn = (file: string, message: string, {line, column}: Position = {}): Problem => ({
  plugin: PLUGIN,
  file,
  line,
  column,
  message,
});

/** The source file of a page. */
export type DocFile = {
  readonly file: string;
  readonly markdown: string;
};

type Patterns = {readonly include: readonly string[]; readonly exclude: readonly string[]};

type LoadedFrom = {
  readonly folder: string;
  /** Folder of its pages in the locale's language, which replace those of the same name. */
  readonly localized: string;
  readonly route: string;
  readonly documentOf: (page: DocFile) => {readonly permalink: string};
};

type Docs = Patterns & {
  readonly versions?: readonly LoadedFrom[];
};

const docsOf = perSite((): Docs => ({include: ['**/*.{md,mdx}'], exclude: GlobExcludeDefault}));

/** Stores which files of a site are pages of its docs, and their routes. */
export const setDocs = (siteDir: string, {include, exclude}: Patterns, versions: readonly LoadedFrom[]): void =>
  void Object.assign(docsOf(siteDir), {include, exclude, versions});

const loadedFrom = (siteDir: string, folder: string): LoadedFrom | undefined =>
  docsOf(siteDir).versions?.find((version) => version.folder === folder);

/** Route of the docs version in a folder by its options, with a trailing slash; undefined if no version is loaded from it. */
const loadedRoute = (siteDir: string, folder: string): string | undefined => loadedFrom(siteDir, folder)?.route;

/** Front matter that gives a page another address than its path. */
const HAS_ADDRESS = /^---\r?\n(?:(?!---)[^\n]*\n)*?(?:slug|id):/;
const HAS_NUMBER = /(?:^|\/)\d/;

/** The address of a page that differs from its path, by front matter or number prefixes. */
export function ownAddress(siteDir: string, folder: string, name: string): string | undefined {
  const version = loadedFrom(siteDir, folder);
  if (!version) return undefined;
  const file = `${folder}/${name}`;
  const markdown = readFileSync(path.join(siteDir, file), 'utf8');
  if (!HAS_NUMBER.test(name) && !HAS_ADDRESS.test(markdown)) return undefined;
  try {
    return version.documentOf({file, markdown}).permalink;
  } catch {
    // checks/documents.ts reports the page.
    return undefined;
  }
}

const matcherOf = (patterns: readonly string[]): ((file: string) => boolean) =>
  patterns.length > 0 ? createMatcher([...patterns]) : () => false;

/** The path of a file in the folder of its docs version: for `versioned_docs` the first folder is the version. */
const inVersion = (folder: string, name: string): string =>
  folder === DOC_FOLDERS[0] ? name : name.split('/').slice(1).join('/');

function inLanguage(siteDir: string, file: string, versions: readonly LoadedFrom[]): string {
  const version = versions.find(({folder}) => file.startsWith(`${folder}/`));
  const localized = version && version.localized + file.slice(version.folder.length);
  return localized !== undefined && existsSync(path.join(siteDir, localized)) ? localized : file;
}

/** The pages of all docs versions that are loaded: by default all files except those with a `_` prefix in their path. */
export function readDocFiles(siteDir: string): readonly DocFile[] {
  const {include, exclude, versions} = docsOf(siteDir);
  const [isIncluded, isExcluded] = [matcherOf(include), matcherOf(exclude)];
  return DOC_FOLDERS.filter((folder) => existsSync(path.join(siteDir, folder))).flatMap((folder) =>
    listFiles(path.join(siteDir, folder))
      .filter((name) => isIncluded(inVersion(folder, name)) && !isExcluded(inVersion(folder, name)))
      .sort()
      .map((name) => `${folder}/${name}`)
      .filter((file) => !versions || versions.some((version) => file.startsWith(`${version.folder}/`)))
      .map((file) => inLanguage(siteDir, file, versions ?? []))
      .map((file) => ({file, markdown: readFileSync(path.join(siteDir, file), 'utf8')})),
  );
}

const LOCALIZED = /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/(version-[^/]+|current)\//;

/** Folder of the docs version of a page, e.g. `docs`, `versioned_docs/version-2.0`; also for a localized page. */
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

/** Route of the docs version in a folder: `docs` → `/docs/`, `versioned_docs/version-2.0` → `/docs/2.0/`, unless its options define another one. */
export function routeOf(siteDir: string, folder: string, routeBase: string): string {
  const loaded = loadedRoute(siteDir, folder);
  if (loaded !== undefined) return loaded;
  const number = numberOf(folder);
  return number === CURRENT_NUMBER ? `${routeBase}/` : `${routeBase}/${number}/`;
}

/**
 * The title of a page from its front matter, else its id.
 *
 * @param noteRead called with the file of the page
 */
export function pageTitle(folder: string, page: string, noteRead: (file: string) => void = () => undefined): string {
  const file = pageFile(folder, page);
  if (!file) return page;
  noteRead(file);
  const [, title] = /^title: (.+)$/m.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
  return title === undefined ? page : String(parse(title));
}
